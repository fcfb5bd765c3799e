import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Handover } from './index/Handover'
import { HandoverStore } from './index/store'

/** Hands over to a page of the native app; outside of it, says so. */
export default page(routes.nativeBridge, function NativeBridgePage({ nativeType, url }) {
  const store = useScreenStore(() => new HandoverStore(nativeType, url))
  return (
    <Screen skeleton="form">
      <Handover store={store} />
    </Screen>
  )
})
