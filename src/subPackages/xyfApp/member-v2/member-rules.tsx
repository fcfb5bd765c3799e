import type { VipInfoRes } from '@/contract/member/info'
import { RuleBookScreen } from '@/domain/member/ruleBook/RuleBookScreen'
import { RuleBookStore } from '@/domain/member/ruleBook/ruleBookStore'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

const pricesOf = ({ priceInfo }: VipInfoRes) =>
  priceInfo.map(({ contractTypeName, contractPrice, originalPrice }) => ({
    name: contractTypeName,
    price: contractPrice,
    was: originalPrice,
  }))

/** The rules of the monthly membership. */
export default page(routes.memberRules, function MemberRules() {
  const store = useScreenStore(() => new RuleBookStore())
  return <RuleBookScreen store={store} pricesOf={pricesOf} onJoin={() => go(routes.member)} />
})
