import type { AssetType } from '@/contract/cashier'
import type { CreateAnswer } from '../gateway/gateway'
import type { NextStep } from '../tools/tool'
import { tools } from '../tools/tools'
import { eventOf } from './query'

/** What the answer to a create means. `stuck`: made, but with no way to go on. */
export type CreateResult = { kind: 'paid' } | { kind: 'failed' } | { kind: 'checking' } | { kind: 'stuck' } | NextStep

/** Reads a create's answer by its status, then by the tool and the fields it came with. */
export function readCreateResult(tool: AssetType, { paymentStatus, form }: CreateAnswer): CreateResult {
  const event = eventOf(paymentStatus)
  if (event === 'serverPaid') return { kind: 'paid' }
  if (event === 'serverFailed') return { kind: 'failed' }
  // The money may be moving already: nothing is confirmed a second time.
  if (paymentStatus === 'PAYMENT_PROCESS_IN') return { kind: 'checking' }
  return tools[tool].next(form) ?? { kind: 'stuck' }
}
