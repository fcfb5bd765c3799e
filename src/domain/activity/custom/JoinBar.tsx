import { observer } from 'mobx-react'
import { customActivityWords } from '@/i18n/customActivity'
import { toLogin } from '@/navigate'
import { useApp } from '@/shell/AppContext'
import { Button } from '@/ui/action/Button'
import type { ActivityStore } from './activityStore'

/** Takes part in an activity; a visitor logs in first. Show it while `canJoin`. */
export const JoinBar = observer(function JoinBar({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  const hasLogin = useApp().hasLogin()
  return (
    <Button
      id="activity-join"
      block
      text={hasLogin ? words.joinBar : words.joinLogin}
      busy={store.joining.busy}
      onTap={hasLogin ? store.join : () => toLogin()}
    />
  )
})

/** Whether an activity waits for the customer to take part. */
export const canJoin = ({ state, joined, items, lacks }: ActivityStore): boolean =>
  state === 'open' && !joined && items.length > 0 && !lacks.includes('join')
