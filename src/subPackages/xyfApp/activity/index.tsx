import { ActivityItems } from '@/domain/activity/custom/ActivityItems'
import { ActivityNotice } from '@/domain/activity/custom/ActivityNotice'
import { ActivityRules } from '@/domain/activity/custom/ActivityRules'
import { ActivityScreen } from '@/domain/activity/custom/ActivityScreen'
import { ActivityStore } from '@/domain/activity/custom/activityStore'
import { OtherActivities } from '@/domain/activity/custom/OtherActivities'
import { sectionsOf } from '@/domain/activity/custom/progress'
import { customActivityWords } from '@/i18n/customActivity'
import { welfarePageWords } from '@/i18n/welfarePage'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { EmptyState } from '@/ui/display/EmptyState'
import { Stack } from '@/ui/layout/Stack'
import { WelfareHead } from './index/WelfareHead'

/** The activity's code. */
const code = 'welfare'

/** What a customer can have now, by area. */
export default page(routes.welfareActivity, function WelfareActivity() {
  const store = useScreenStore(() => new ActivityStore(code, routes.welfareActivity.path))
  const words = welfarePageWords()
  return (
    <ActivityScreen store={store}>
      <WelfareHead items={store.items} />
      <Stack gap={12} page="over">
        <ActivityNotice store={store} />
        {store.items.length === 0 && (
          <EmptyState illustration="empty" icon="gift" text={words.empty} hint={words.emptyHint}>
            <Button text={customActivityWords().toMall} onTap={() => go(routes.mall)} />
          </EmptyState>
        )}
        {sectionsOf(store.items).map(({ title, items }) => (
          <Card key={title} title={title}>
            <ActivityItems store={store} items={items} texts={{ go: words.see }} countText={words.here} />
          </Card>
        ))}
        <OtherActivities store={store} />
        <ActivityRules store={store} />
      </Stack>
    </ActivityScreen>
  )
})
