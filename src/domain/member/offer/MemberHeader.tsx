import { observer } from 'mobx-react'
import { claimWords } from '@/i18n/claim'
import { membershipWords } from '@/i18n/membership'
import { formatDate } from '@/lib/date'
import { yuan } from '@/lib/money'
import { parseAmount } from '@/lib/parseAmount'
import { OfferCard } from '@/ui/display/OfferCard'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { canClaim } from './itemAction'
import './MemberHeader.scss'
import type { MembershipPage } from './readMembership'

interface MemberHeaderProps {
  page: MembershipPage
  /** What the chosen price saves; empty where that is nothing. */
  saves: string
}

/**
 * The card of the membership: what the customer has saved or would save with it, until when it runs or what it is worth, what waits to be
 * claimed, and what they have had of it.
 */
export const MemberHeader = observer(function MemberHeader({ page, saves }: MemberHeaderProps) {
  const words = membershipWords()
  const { info, tags, scenes } = page
  const { vipIntro, vipInfo: term, rightsInfo } = info
  const day = term && formatDate(term.endTime, 'yyyy-MM-dd')
  const offer = words.benefits(rightsInfo.count, rightsInfo.worth)
  const savedMonth = parseAmount(tags.member_saved_month ?? '')
  const facts = [
    { label: words.level, value: tags.member_level },
    { label: words.growth, value: tags.member_growth },
    { label: words.days, value: term && words.dayCount(term.serveTimes) },
    { label: words.savedMonth, value: savedMonth === undefined ? '' : yuan(savedMonth) },
  ].filter(({ value }) => value)
  const saved = term && scenes.includes('vip_saved_money') && term.savedMoney > 0
  const hero = saved ? `${words.saved} ${yuan(term.savedMoney)}` : info.isVip ? '' : saves
  const claimable = info.isVip ? claimableOf(page) : 0
  const standing = day ? (info.isVip ? words.until(day) : words.endedOn(day)) : offer
  const note = claimable > 0 ? `${standing} · ${claimWords().claimableCount(claimable)}` : standing
  return (
    <>
      <OfferCard title={vipIntro.title} subtitle={vipIntro.subtitle} picture={vipIntro.card} hero={hero} note={note} />
      {term && facts.length > 0 && (
        <Row gap={4} align="stretch" className="member-facts" role="list">
          {facts.map(({ label, value }) => (
            <Stack key={label} align="center" grow className="member-facts-item" role="listitem">
              <Text kind="body" strong className="member-facts-value">
                {value}
              </Text>
              <Text kind="note" tone="third">
                {label}
              </Text>
            </Stack>
          ))}
        </Row>
      )}
    </>
  )
})

/** How many benefits the customer can claim now. */
const claimableOf = ({ categories }: MembershipPage): number =>
  categories
    .flatMap(({ packageList }) => packageList)
    .flatMap(({ itemList }) => itemList)
    .filter(canClaim).length
