import type { CallOf, NetFault } from '@tests/histories/world/network'
import type { Beginning } from '@tests/histories/world/world'

/** Tools of the customer; the cards behave as their names say. */
export type ToolName = 'good' | 'poor' | 'slow' | 'lost' | 'alipay' | 'wechat'

/** What a customer does in one tab. */
type InTab =
  | { do: 'open'; screen: 'cashier' | 'own' | 'result' }
  | { do: 'tap'; tool: ToolName }
  | { do: 'code'; code: 'right' | 'wrong' | 'old' }
  | { do: 'sheet'; outcome: 'done' | 'cancelled' | 'failed' | 'unknown' }
  | { do: 'return'; how: 'back' | 'anew' }
  | { do: 'resend' | 'giveUp' | 'check' | 'hide' | 'show' | 'back' | 'reload' }

/** A step in a tab. With `hasty` the next step comes before this one is answered. */
export type TabStep = InTab & { tab: number; hasty?: true }

/** What happens around the app. */
export type OtherStep =
  | { do: 'kill' | 'signOut' | 'signIn' | 'loseSession'; device: number }
  | { do: 'provider'; at: number; says: 'success' | 'failure' | 'pending' }
  | { do: 'notify'; at: number; times: number }
  | { do: 'forge'; at: number; tamper: 'sign' | 'amount' | 'order' }
  | { do: 'network'; on: CallOf; fault: NetFault }
  | { do: 'release'; at: number }
  | { do: 'cancel' }
  | { do: 'wait'; seconds: number }

/** One step of a history, as data, so that a history can be printed and replayed. */
export type Step = TabStep | OtherStep

/** A beginning and what follows on it. */
export interface History {
  beginning: Beginning
  steps: Step[]
}
