import { ActivityHead } from '@/domain/activity/custom/ActivityHead'
import { ActivityItems } from '@/domain/activity/custom/ActivityItems'
import { ActivityNotice } from '@/domain/activity/custom/ActivityNotice'
import { ActivityRules } from '@/domain/activity/custom/ActivityRules'
import { ActivityScreen } from '@/domain/activity/custom/ActivityScreen'
import { ActivityStore } from '@/domain/activity/custom/activityStore'
import { canJoin, JoinBar } from '@/domain/activity/custom/JoinBar'
import { OtherActivities } from '@/domain/activity/custom/OtherActivities'
import { Blocks } from '@/domain/remoteConfig/blocks/Blocks'
import { customActivityWords } from '@/i18n/customActivity'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Stack } from '@/ui/layout/Stack'
import './index/index.scss'

/** An activity that operators configure, by its code: its tasks and rewards, its content, its rules, and what else is on. */
export default page(routes.customActivity, function CustomActivity({ code = '' }) {
  const store = useScreenStore(() => new ActivityStore(code, routes.customActivity.path))
  const words = customActivityWords()
  return (
    <ActivityScreen store={store} footer={canJoin(store) && <JoinBar store={store} />}>
      <HeaderSpread />
      <ActivityHead store={store} />
      <Stack gap={12} className="custom-activity">
        <ActivityNotice store={store} />
        {store.items.length > 0 ? (
          <Card title={words.items}>
            <ActivityItems store={store} items={store.items} />
          </Card>
        ) : (
          <EmptyState illustration="empty" icon="gift" text={words.noItems} hint={words.noItemsHint} />
        )}
        <Blocks blocks={store.blocks} />
        <ActivityRules store={store} />
        <OtherActivities store={store} />
      </Stack>
    </ActivityScreen>
  )
})
