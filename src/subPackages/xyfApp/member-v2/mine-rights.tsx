import { ClaimsScreen } from '@/domain/member/records/ClaimsScreen'
import { ClaimsStore } from '@/domain/member/records/claimsStore'
import { feiYue } from '@/domain/member/renewal/variants'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** What the customer has claimed with the monthly membership. */
export default page(routes.memberClaims, function MemberClaims() {
  const store = useScreenStore(() => new ClaimsStore(feiYue))
  return <ClaimsScreen store={store} onClaim={() => go(routes.member)} />
})
