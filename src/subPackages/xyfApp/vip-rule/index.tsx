import { RuleBookScreen } from '@/domain/member/ruleBook/RuleBookScreen'
import { RuleBookStore } from '@/domain/member/ruleBook/ruleBookStore'
import { leapRules, olderRules } from '@/domain/member/ruleBook/ruleBooks'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { useScreenStore } from '@/shell/useScreenStore'

/** The rules of the super-vip membership, or, without its `pageType`, of the first one. */
export default page(routes.memberRule, function MemberRule({ pageType }) {
  const isLeap = pageType === 'leap'
  const store = useScreenStore(() => new RuleBookStore(isLeap ? leapRules : olderRules))
  return <RuleBookScreen store={store} onJoin={() => go(isLeap ? routes.leap : routes.olderMember)} />
})
