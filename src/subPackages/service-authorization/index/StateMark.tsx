import type { GrantState } from '@/contract/account'
import { authorizationWords } from '@/i18n/authorization'
import { Tag } from '@/ui/display/Tag'

/** Where an authorization stands. A state that this version does not know has no mark. */
export function StateMark({ state }: { state: GrantState }) {
  const text = authorizationWords().states[state]
  return text ? <Tag text={text} kind={state === 'granted' ? 'brand' : 'plain'} /> : null
}
