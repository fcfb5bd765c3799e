import { RenewalScreen } from '@/domain/member/renewal/RenewalScreen'
import { RenewalStore } from '@/domain/member/renewal/renewalStore'
import { leap } from '@/domain/member/renewal/variants'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

const ways = {
  join: () => go(routes.leap),
  records: () => go(routes.leapRecord),
  claims: () => go(routes.leapClaims),
}

/** The renewal of the super-vip membership; what ends with it is shown before it is stopped. */
export default page(routes.leapRenewal, function LeapRenewal() {
  const store = useScreenStore(() => new RenewalStore(leap))
  return <RenewalScreen store={store} ways={ways} onStop={() => go(routes.leapStay)} />
})
