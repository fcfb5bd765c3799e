import type { VipInfoRes } from '@/contract/member/info'
import { RuleBookScreen } from '@/domain/member/ruleBook/RuleBookScreen'
import { RuleBookStore } from '@/domain/member/ruleBook/ruleBookStore'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

const pricesOf = ({ payInfo }: VipInfoRes) =>
  payInfo.map(({ name, priceSell, priceShow }) => ({ name, price: priceSell, was: priceShow }))

/** The rules of the first membership, whose prices go by expire type. */
export default page(routes.memberRule, function MemberRule() {
  const store = useScreenStore(() => new RuleBookStore())
  return <RuleBookScreen store={store} pricesOf={pricesOf} onJoin={() => go(routes.olderMember)} />
})
