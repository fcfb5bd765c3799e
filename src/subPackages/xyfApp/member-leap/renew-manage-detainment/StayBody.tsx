import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StopReasons } from '@/domain/member/renewal/StopReasons'
import { claimWords } from '@/i18n/claim'
import { renewalWords } from '@/i18n/renewal'
import { formatDate } from '@/lib/date'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { BenefitRow } from '@/ui/list/BenefitRow'
import { Picture } from '@/ui/media/Picture'
import { Losses } from './Losses'
import './StayBody.scss'
import type { StayStore } from './store'

/** What ends with the membership, and why the customer may want that; where no renewal is on, only that. */
export const StayBody = observer(function StayBody({ store, onManage }: { store: StayStore; onManage(): void }) {
  const words = renewalWords()
  const { renewal, benefits, picture } = store
  const { info, term } = renewal
  if (!info) return null
  const day = term ? formatDate(term.endTime, 'yyyy-MM-dd') : ''
  if (!renewal.canStop) {
    return (
      <EmptyState
        icon="done"
        text={words.alreadyOff}
        hint={info.isVip ? words.alreadyOffHint(day) : words.alreadyOffEnded}
      >
        <Button id="stay-manage" text={words.backToManage} onTap={onManage} />
      </EmptyState>
    )
  }
  return (
    <Stack gap={12} page className="stay-body">
      {picture && <Picture className="stay-body-picture" src={picture} mode="aspectFill" />}
      <Losses info={info} />
      <Text kind="body" tone="second" className="stay-body-text">
        {info.isVip ? words.stopText(day) : words.stopTextEnded}
      </Text>
      {benefits.length > 0 && (
        <Card title={words.stayList}>
          <View role="list">
            {benefits.map(({ itemId, itemName, itemImg, itemTitle, receiveStatus }) => (
              <BenefitRow
                key={itemId}
                picture={itemImg}
                title={itemName}
                text={itemTitle}
                state={receiveStatus === 'can_receive' ? words.canClaim : claimWords().states[receiveStatus]}
              />
            ))}
          </View>
        </Card>
      )}
      <Card>
        <StopReasons store={renewal} />
      </Card>
    </Stack>
  )
})
