import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { AdCounts } from './index/AdCounts'
import { MessageLog } from './index/MessageLog'
import { Requests } from './index/Requests'
import { StateCard } from './index/StateCard'
import { DemoStore } from './index/store'
import './index/index.scss'

/** Tries every message between page and native app (R-115, R-120 … R-122). */
export default page(routes.demoNative, function DemoNative() {
  const store = useScreenStore(() => new DemoStore())
  return (
    <Screen skeleton="form">
      <Stack page>
        <StateCard />
        <Requests store={store} />
        <AdCounts />
        <MessageLog store={store} />
      </Stack>
    </Screen>
  )
})
