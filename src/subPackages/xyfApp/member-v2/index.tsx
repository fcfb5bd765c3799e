import { MembershipScreen } from '@/domain/member/offer/MembershipScreen'
import { MembershipStore } from '@/domain/member/offer/membershipStore'
import { feiYue } from '@/domain/member/offer/memberships'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** The new membership: status, prices, rights by category, and the way to pay (R-90 … R-103). */
export default page(routes.member, function Member() {
  const store = useScreenStore(() => new MembershipStore(feiYue))
  return <MembershipScreen store={store} />
})
