import { MembershipScreen } from '@/domain/member/offer/MembershipScreen'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { Family } from './index/Family'
import { Increase } from './index/Increase'
import { LeapStore } from './index/store'

/** The super-vip membership: its family, the raise of the quota that it brings, prices and rights. */
export default page(routes.leap, function Leap({ pageType }) {
  const store = useScreenStore(() => new LeapStore(pageType))
  const links = [
    { word: 'renewal', icon: 'refund', open: () => go(routes.leapRenewal) },
    { word: 'record', icon: 'document', open: () => go(routes.leapRecord) },
    { word: 'claims', icon: 'ticket', open: () => go(routes.leapClaims) },
    { word: 'rules', icon: 'shield', open: () => go(routes.memberRule) },
  ] as const
  return (
    <MembershipScreen store={store.membership} links={links}>
      <Increase increase={store.increase} />
      <Family store={store} />
    </MembershipScreen>
  )
})
