import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { InviteStage } from '@/contract/activity/inviteRewards'
import { inviteFriendWords } from '@/i18n/inviteFriend'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { variables } from '@/ui/hooks/variables'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './Stages.scss'
import type { InviteFriendStore } from './store'

interface StagesProps {
  stages: readonly InviteStage[]
  invited: number
  store: InviteFriendStore
}

/** Numbers of friends for which there is a reward of its own, with how far the customer is. */
export const Stages = observer(function Stages({ stages, invited, store }: StagesProps) {
  const words = inviteFriendWords()
  if (stages.length === 0)
    return <EmptyState illustration="empty" icon="gift" text={words.noStages} hint={words.noStagesHint} />
  return (
    <Card title={words.stages}>
      <Stack gap={12} className="stages" role="list">
        {stages.map((stage) => (
          <Stage key={stage.stageId} stage={stage} invited={invited} store={store} />
        ))}
      </Stack>
    </Card>
  )
})

interface StageProps extends Omit<StagesProps, 'stages'> {
  stage: InviteStage
}

const Stage = observer(function Stage({ stage, invited, store }: StageProps) {
  const words = inviteFriendWords()
  const { stageId, need, reward, state } = stage
  const share = need > 0 ? Math.min(invited / need, 1) : 0
  return (
    <Row id={`stage-${stageId}`} gap={16} className="stages-row" role="listitem">
      <Stack gap={6} grow>
        <Row gap={8} align="baseline">
          <Text kind="large" strong>
            {words.stage(need)}
          </Text>
          <Price fen={reward} size="small" />
        </Row>
        <View className="stages-bar" aria-hidden="true">
          <View className="stages-done" style={variables({ share: Math.round(share * 100) })} />
        </View>
      </Stack>
      {state === 'done' && store.canTake && (
        <Button
          id={`take-${stageId}`}
          size="small"
          text={words.take}
          label={words.takeLabel(need)}
          busy={store.isTaking(stageId)}
          onTap={() => store.take(stageId)}
        />
      )}
      {state !== 'done' && (
        <Text kind="small" tone="third" className="stages-state">
          {state === 'received' ? words.taken : words.left(Math.max(need - invited, 0))}
        </Text>
      )}
    </Row>
  )
})
