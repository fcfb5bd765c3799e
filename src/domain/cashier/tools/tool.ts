import type { HostPayParams } from '@/contract/cashier'
import type { PayForm } from '../gateway/gateway'

/** What a tool does next: asks for the bank's code, opens the host's own sheet, or leaves for the provider's page. */
export type NextStep =
  | { kind: 'code' }
  | { kind: 'sheet'; payParams: HostPayParams }
  | { kind: 'leave'; redirectUrl: string }

/** How one tool goes on with a created payment. */
export interface PayTool {
  /** Undefined where the answer holds nothing that this tool could go on with. */
  next(form: PayForm): NextStep | undefined
}
