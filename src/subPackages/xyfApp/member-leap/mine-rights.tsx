import { ClaimsScreen } from '@/domain/member/records/ClaimsScreen'
import { ClaimsStore } from '@/domain/member/records/claimsStore'
import { leap } from '@/domain/member/renewal/variants'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** What the customer has claimed with the super-vip membership. */
export default page(routes.leapClaims, function LeapClaims() {
  const store = useScreenStore(() => new ClaimsStore(leap))
  return <ClaimsScreen store={store} onClaim={() => go(routes.leap)} />
})
