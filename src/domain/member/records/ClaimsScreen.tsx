import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReceiveLogRow } from '@/contract/member/rights'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { claimWords } from '@/i18n/claim'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { ListBody } from '@/shell/list/ListBody'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { BenefitRow } from '@/ui/list/BenefitRow'
import './ClaimsScreen.scss'
import type { ClaimsStore } from './claimsStore'

interface ClaimsScreenProps {
  store: ClaimsStore
  /** Where benefits are claimed. */
  onClaim(): void
}

/** What the customer has claimed as a member, each with what it gave and the way to use it. */
export const ClaimsScreen = observer(function ClaimsScreen({ store, onClaim }: ClaimsScreenProps) {
  const words = renewalWords()
  return (
    <Screen>
      <ListBody
        list={store.list}
        keyOf={({ receiveId }) => receiveId}
        render={(row) => <Claim row={row} />}
        gap={12}
        estimate={96}
        className="claims"
        empty={
          <EmptyState illustration="empty" icon="gift" text={words.claimsEmpty} hint={words.claimsEmptyHint}>
            <Button text={words.toBenefits} onTap={onClaim} />
          </EmptyState>
        }
      />
    </Screen>
  )
})

const Claim = observer(function Claim({ row }: { row: ReceiveLogRow }) {
  const { use, states } = claimWords()
  const { receiveId, itemName, itemImg, receivedAt, result, jumpUrl } = row
  return (
    <View className="claims-cell" role="list">
      <BenefitRow
        picture={itemImg}
        title={itemName}
        text={result}
        note={renewalWords().claimedOn(formatDate(receivedAt, 'yyyy-MM-dd HH:mm'))}
        state={states.received}
        action={
          leadsSomewhere(jumpUrl)
            ? { id: `claim-${receiveId}`, text: use, onTap: () => openBlockLink(jumpUrl) }
            : undefined
        }
      />
    </View>
  )
})
