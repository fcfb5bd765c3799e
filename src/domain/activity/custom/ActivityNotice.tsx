import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { customActivityWords } from '@/i18n/customActivity'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import type { ActivityStore } from './activityStore'
import { Others } from './OtherActivities'

/** Says that an activity has not begun or is over, also where that happens while it is on the screen, with what else is on. */
export const ActivityNotice = observer(function ActivityNotice({ store }: { store: ActivityStore }) {
  const words = customActivityWords()
  const { state, others } = store
  if (state === 'open') return null
  const isOver = state === 'ended'
  return (
    <>
      <Card>
        <EmptyState
          illustration="empty"
          icon="clock"
          alerts
          text={isOver ? words.endedText : words.comingText}
          hint={isOver ? words.endedHint : words.comingHint}
        >
          {others.length === 0 && <WaysOn />}
        </EmptyState>
      </Card>
      {isOver && <Others store={store} />}
    </>
  )
})

/** Where to go from an activity that is over or does not exist. */
export const WaysOn = observer(function WaysOn() {
  const words = customActivityWords()
  return (
    <View>
      <Button id="to-welfare" block text={words.toWelfare} onTap={() => go(routes.welfareActivity)} />
      <Button id="to-home" block kind="plain" text={words.toHome} onTap={() => go(routes.home)} />
    </View>
  )
})

/** There is no activity of this code. */
export const NoActivity = observer(function NoActivity() {
  const words = customActivityWords()
  return (
    <EmptyState illustration="empty" icon="search" text={words.unknown} hint={words.unknownHint}>
      <WaysOn />
    </EmptyState>
  )
})
