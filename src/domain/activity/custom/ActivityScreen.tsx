import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { ClaimedSheet } from '@/domain/rights/ClaimedSheet'
import { customActivityWords } from '@/i18n/customActivity'
import { toast } from '@/platform/page/toast'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { NoActivity, WaysOn } from './ActivityNotice'
import type { ActivityStore } from './activityStore'

interface ActivityScreenProps {
  store: ActivityStore
  footer?: ReactNode
  popups?: ReactNode
  children: ReactNode
}

/** The frame of a configured activity: its first load, an unknown code, taking part, and what was taken. */
export const ActivityScreen = observer(function ActivityScreen(props: ActivityScreenProps) {
  const { store, footer, popups, children } = props
  const words = customActivityWords()
  useEnd(store.joining, { done: () => toast(words.joined) })
  if (!store.code) {
    return (
      <Screen>
        <NoActivity />
      </Screen>
    )
  }
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      missing={{ code: 'ACTIVITY_UNKNOWN', way: <WaysOn /> }}
      footer={footer}
      popups={
        <>
          <ClaimedSheet store={store.taking} />
          {popups}
        </>
      }
    >
      {store.activity && children}
    </Screen>
  )
})
