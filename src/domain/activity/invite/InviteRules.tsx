import { observer } from 'mobx-react'
import { helpMemberWords } from '@/i18n/helpMember'
import { RuleList } from '@/ui/list/RuleList'
import type { RulesStore } from './rulesStore'

/** The rules of invitations; nothing where there are none. */
export const InviteRules = observer(function InviteRules({ store }: { store: RulesStore }) {
  const rules = store.rules.value ?? []
  return rules.length > 0 ? <RuleList title={helpMemberWords().rules} rules={rules} /> : null
})
