import { RuleBookScreen } from '@/domain/member/ruleBook/RuleBookScreen'
import { RuleBookStore } from '@/domain/member/ruleBook/ruleBookStore'
import { feiYueRules } from '@/domain/member/ruleBook/ruleBooks'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** The rules of the monthly membership. */
export default page(routes.memberRules, function MemberRules() {
  const store = useScreenStore(() => new RuleBookStore(feiYueRules))
  return <RuleBookScreen store={store} onJoin={() => go(routes.member)} />
})
