import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BonusTask } from '@/contract/activity/bonus'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { cashTaskWords } from '@/i18n/cashTask'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { variables } from '@/ui/hooks/variables'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './TaskRow.scss'
import type { CashTaskStore } from './store'

/** One task: what it pays, how far it is done, and the next step. */
export const TaskRow = observer(function TaskRow({ task, store }: { task: BonusTask; store: CashTaskStore }) {
  const words = cashTaskWords()
  const { taskId, title, text, reward, coins, done, total } = task
  const share = total > 0 ? Math.min(done / total, 1) : 0
  return (
    <Card room="small" row gap={12} role="listitem">
      <Stack gap={4} grow>
        <Row gap={8} align="baseline" wrap>
          <Text kind="large" strong tone="main">
            {title}
          </Text>
          <Text kind="large" strong tone="price" tabular>
            {words.plus(reward, coins)}
          </Text>
        </Row>
        {text && (
          <Text kind="note" tone="third">
            {text}
          </Text>
        )}
        {total > 0 && (
          <>
            <View className="task-row-bar" aria-hidden="true">
              <View className="task-row-done" style={variables({ share: Math.round(share * 100) })} />
            </View>
            <Text kind="note" tone="third">
              {words.progress(Math.min(done, total), total)}
            </Text>
          </>
        )}
      </Stack>
      <View id={`task-${taskId}`} className="task-row-action">
        <NextStep task={task} store={store} />
      </View>
    </Card>
  )
})

/** Takes the cash of a finished task, leads to where an open one is done, or says how it stands. */
const NextStep = observer(function NextStep({ task, store }: { task: BonusTask; store: CashTaskStore }) {
  const words = cashTaskWords()
  const { taskId, title, state, jumpUrl } = task
  if (state === 'done') {
    return (
      <Button
        id={`take-${taskId}`}
        size="small"
        text={words.actions.done}
        label={`${words.actions.done} ${title}`}
        busy={store.isTaking(taskId)}
        onTap={() => store.take(task)}
      />
    )
  }
  if (state === 'todo' && leadsSomewhere(jumpUrl)) {
    return (
      <Button
        id={`do-${taskId}`}
        size="small"
        kind="second"
        text={words.actions.todo}
        label={`${words.actions.todo} ${title}`}
        onTap={() => openBlockLink(jumpUrl)}
      />
    )
  }
  return (
    <Text kind="small" tone="third">
      {state === 'received' ? words.actions.received : words.open}
    </Text>
  )
})
