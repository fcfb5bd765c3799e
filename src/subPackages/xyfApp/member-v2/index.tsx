import { MembershipScreen } from '@/domain/member/offer/MembershipScreen'
import { MembershipStore } from '@/domain/member/offer/membershipStore'
import { feiYue } from '@/domain/member/offer/memberships'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'
import { memberLinks } from './index/links'

/** The new membership: status, prices, rights by category, and the way to pay (R-90 … R-103). */
export default page(routes.member, function Member() {
  const store = useScreenStore(() => new MembershipStore(feiYue))
  const scenes = store.page.value?.scenes ?? []
  const links = memberLinks.filter(({ scene }) => scene === undefined || scenes.includes(scene))
  return <MembershipScreen store={store} links={links.map((link) => ({ ...link, open: () => go(link.route) }))} />
})
