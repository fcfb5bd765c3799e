import { MembershipScreen } from '@/domain/member/offer/MembershipScreen'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { Family } from './index/Family'
import { Increase } from './index/Increase'
import { LeapStore } from './index/store'

/** The super-vip membership: its family, the raise of the quota that it brings, prices and rights. */
export default page(routes.leap, function Leap({ pageType }) {
  const store = useScreenStore(() => new LeapStore(pageType))
  return (
    <MembershipScreen store={store.membership}>
      <Increase increase={store.increase} />
      <Family store={store} />
    </MembershipScreen>
  )
})
