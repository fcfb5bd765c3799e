import { RenewalScreen } from '@/domain/member/renewal/RenewalScreen'
import { RenewalStore } from '@/domain/member/renewal/renewalStore'
import { StopSheet } from '@/domain/member/renewal/StopSheet'
import { feiYue } from '@/domain/member/renewal/variants'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

const ways = {
  join: () => go(routes.member),
  records: () => go(routes.memberRecord),
  claims: () => go(routes.memberClaims),
  rules: () => go(routes.memberRules),
}

/** The renewal of the monthly membership; it is stopped here, after one question. */
export default page(routes.memberRenewal, function MemberRenewal() {
  const store = useScreenStore(() => new RenewalStore(feiYue))
  return <RenewalScreen store={store} ways={ways} onStop={store.ask} popups={<StopSheet store={store} />} />
})
