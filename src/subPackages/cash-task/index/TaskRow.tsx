import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { BonusTask } from '@/contract/activity/bonus'
import { cashTaskWords } from '@/i18n/cashTask'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { variables } from '@/ui/hooks/variables'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { NextStep } from './NextStep'
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
          <Text kind="large" strong tone="success" tabular>
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
