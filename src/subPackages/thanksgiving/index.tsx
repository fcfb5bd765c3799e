import { ActivityHead } from '@/domain/activity/custom/ActivityHead'
import { ActivityNotice } from '@/domain/activity/custom/ActivityNotice'
import { ActivityRules } from '@/domain/activity/custom/ActivityRules'
import { ActivityScreen } from '@/domain/activity/custom/ActivityScreen'
import { ActivityStore } from '@/domain/activity/custom/activityStore'
import { canJoin, JoinBar } from '@/domain/activity/custom/JoinBar'
import { OtherActivities } from '@/domain/activity/custom/OtherActivities'
import { Blocks } from '@/domain/remoteConfig/blocks/Blocks'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { Stack } from '@/ui/layout/Stack'
import { Gifts } from './index/Gifts'
import './index/index.scss'

/** The activity's code. */
const code = 'thanksgiving'

/** Thanks to customers: a letter, and gifts to open. */
export default page(routes.thanksgiving, function Thanksgiving() {
  const store = useScreenStore(() => new ActivityStore(code, routes.thanksgiving.path))
  return (
    <ActivityScreen store={store} footer={canJoin(store) && <JoinBar store={store} />}>
      <HeaderSpread />
      <ActivityHead store={store} />
      <Stack gap={12} className="thanksgiving">
        <ActivityNotice store={store} />
        {store.blocks.length > 0 && (
          <Card>
            <Blocks blocks={store.blocks} />
          </Card>
        )}
        <Gifts store={store} />
        <ActivityRules store={store} />
        <OtherActivities store={store} />
      </Stack>
    </ActivityScreen>
  )
})
