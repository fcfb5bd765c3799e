import { ads } from '@/domain/native/ads'
import { nativeBridge } from '@/domain/native/bridge'
import { cashTaskWords } from '@/i18n/cashTask'
import { go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { CashHead } from './index/CashHead'
import { CashTaskStore } from './index/store'
import { TaskRow } from './index/TaskRow'
import './index/index.scss'

/** The tasks that pay into the wallet. */
export default page(routes.cashTask, function CashTask() {
  const store = useScreenStore(() => new CashTaskStore())
  const words = cashTaskWords()
  useEnd(store.taking, {
    done: ({ amount, coins }) => {
      toast(words.taken(amount, coins))
      // The native app may show a full-screen ad after a task; no other host has one.
      if (nativeBridge.state !== 'absent') void ads.play()
    },
  })
  const all = store.page.value
  return (
    <Screen remote={store.page} onRetry={store.load}>
      {all && all.tasks.length === 0 && (
        <EmptyState illustration="empty" icon="gift" text={words.empty} hint={words.emptyHint}>
          <Button text={words.toBalance} onTap={() => go(routes.balance)} />
        </EmptyState>
      )}
      {all && all.tasks.length > 0 && (
        <>
          <CashHead total={all.total} received={all.received} />
          <Stack page>
            <Text kind="title" block className="cash-task-title" role="heading" aria-level={2}>
              {words.list}
            </Text>
            <Stack gap={8} role="list">
              {all.tasks.map((task) => (
                <TaskRow key={task.taskId} task={task} store={store} />
              ))}
            </Stack>
          </Stack>
        </>
      )}
    </Screen>
  )
})
