import { observer } from 'mobx-react'
import type { PackItem } from '@/contract/rights/packs'
import { useHelp } from '@/domain/help/HelpButton'
import type { HelpStore } from '@/domain/help/helpStore'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { claimWords } from '@/i18n/claim'
import { helpWords } from '@/i18n/help'
import { rightsWords } from '@/i18n/rights'
import { report } from '@/report/report'
import { copyAndTell } from '@/ui/action/copyAndTell'
import { Tag } from '@/ui/display/Tag'
import { BenefitRow } from '@/ui/list/BenefitRow'
import { isCustomerItem } from './packs'
import type { WayOutStore } from './wayOutStore'

interface PackItemRowProps {
  item: PackItem
  /** Number of the pack that holds the item. */
  packId: string
  wayOut: WayOutStore
  /** Claims the item; without it the row says only that it can be claimed. */
  onClaim?(item: PackItem): void
  isClaiming?: boolean
}

/** One item of a rights pack: claims it, then says what it gave and leads to where it is used. */
export const PackItemRow = observer(function PackItemRow(props: PackItemRowProps) {
  const { item, packId, wayOut, onClaim, isClaiming = false } = props
  const words = rightsWords()
  const { itemId, name, text, picture, state, result } = item
  const tapped = (act: () => void) => () => {
    report('memberRightsTap', { productId: itemId, activityId: packId })
    act()
  }
  const claim = (label: string) =>
    onClaim && { id: `claim-${itemId}`, text: label, busy: isClaiming, onTap: tapped(() => onClaim(item)) }
  const use = wayOf(item, wayOut, useHelp())
  const actions = {
    can_receive: claim(claimWords().claim),
    needs_auth: claim(words.authorizeAndClaim),
    received: use && { ...use, id: `use-${itemId}`, onTap: tapped(use.onTap) },
    expired: undefined,
  }
  return (
    <BenefitRow
      picture={picture}
      title={name}
      text={text}
      note={result}
      state={words.itemStates[state]}
      action={actions[state]}
      isOff={state === 'expired'}
    >
      {state === 'needs_auth' && <Tag text={words.needsAuth} kind="brand" />}
      {state === 'received' && use && <Tag text={words.itemStates.received} />}
    </BenefitRow>
  )
})

/** How a claimed item is used: at the partner, at customer service, on its own page, or by its code; undefined where there is nothing to do (S1). */
function wayOf(item: PackItem, wayOut: WayOutStore, help: HelpStore) {
  const words = rightsWords()
  const { cardNo, jumpUrl, code } = item
  if (cardNo) return { text: words.use, busy: wayOut.isLeaving(cardNo), onTap: () => wayOut.toPartner(cardNo) }
  if (isCustomerItem(item)) {
    const about = { about: 'benefit', id: item.itemId } as const
    return { text: helpWords().contact, busy: help.opening.busy, onTap: () => help.open(about) }
  }
  if (leadsSomewhere(jumpUrl)) return { text: words.use, onTap: () => openBlockLink(jumpUrl) }
  return code ? { text: claimWords().copyCode, onTap: () => void copyAndTell(code) } : undefined
}
