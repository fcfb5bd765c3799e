import { useCallback } from 'react'
import { ActivityNotice } from '@/domain/activity/custom/ActivityNotice'
import { ActivityRules } from '@/domain/activity/custom/ActivityRules'
import { ActivityScreen } from '@/domain/activity/custom/ActivityScreen'
import { ActivityStore } from '@/domain/activity/custom/activityStore'
import { OtherActivities } from '@/domain/activity/custom/OtherActivities'
import { Blocks } from '@/domain/remoteConfig/blocks/Blocks'
import { language } from '@/i18n/language'
import { shellWords } from '@/i18n/shell'
import { nameHostBar } from '@/platform/page/hostBar'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { useShown } from '@/shell/useShown'
import { Stack } from '@/ui/layout/Stack'
import { Offer } from './activity-1/Offer'

/** The activity's code. */
const code = 'activity-1'

/** Where an advertisement leads: one coupon, and what it can be spent on. The one page with the bar of its host. */
export default page(routes.landingActivity, function LandingActivity() {
  const store = useScreenStore(() => new ActivityStore(code, routes.landingActivity.path))
  const { hasNativeBar } = useApp()
  const isHidden = hasNativeBar()
  const nameBar = useCallback(
    (title: string) => {
      const { back, home } = shellWords()
      nameHostBar({ title, back, home, isHidden })
    },
    [isHidden],
  )
  useShown(nameBar, routes.landingActivity.title[language()])
  return (
    <ActivityScreen store={store}>
      <Offer store={store} />
      <Stack gap={12} page className="landing">
        <ActivityNotice store={store} />
        <Blocks blocks={store.blocks} />
        <ActivityRules store={store} />
        <OtherActivities store={store} />
      </Stack>
    </ActivityScreen>
  )
})
