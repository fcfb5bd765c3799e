import type { AssetType } from '@/contract/cashier'
import type { CreateAnswer } from '../gateway/gateway'
import { type NextStep, tools } from '../tools/tools'
import { eventOf } from './stateMachine'

/** What the answer to a create means. `stuck`: made, but with no way to go on (R-74, D-16). */
export type CreateResult = { kind: 'paid' } | { kind: 'failed' } | { kind: 'stuck' } | NextStep

/**
 * Reads a create's answer by its status, then by the tool and the fields it came with. Every status but success
 * and failure goes on, PAYMENT_PROCESS_IN too (D-15): the server's own keys keep a second step from charging twice.
 */
export function parseCreateResult(tool: AssetType, { paymentStatus, form }: CreateAnswer): CreateResult {
  const event = eventOf(paymentStatus)
  if (event === 'serverPaid') return { kind: 'paid' }
  if (event === 'serverFailed') return { kind: 'failed' }
  return tools[tool].next(form) ?? { kind: 'stuck' }
}
