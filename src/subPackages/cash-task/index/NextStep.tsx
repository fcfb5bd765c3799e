import { observer } from 'mobx-react'
import type { BonusTask } from '@/contract/activity/bonus'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { cashTaskWords } from '@/i18n/cashTask'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import type { CashTaskStore } from './store'

/** Takes the cash of a finished task, leads to where an open one is done, or says how it stands. */
export const NextStep = observer(function NextStep({ task, store }: { task: BonusTask; store: CashTaskStore }) {
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
