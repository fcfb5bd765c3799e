import type { AccountKind } from '@/contract/wallet/accounts'
import type { WithdrawStatus } from '@/contract/wallet/withdraw'
import { hourMs } from '../../beijing'

/** How long a WeChat payout waits for the customer. */
export const CONFIRM_MS = 24 * hourMs

/** How long a withdrawal is only submitted. */
export const SUBMITTED_MS = 2_000

/** Whether the money has come back. */
export const cameBack = (status: WithdrawStatus): boolean => status === 'returned' || status === 'expired'

/** Whether the money is still on its way. */
export const isOpen = (status: WithdrawStatus): boolean => status !== 'paid' && !cameBack(status)

/** How long the sandbox's bank and services take once they have a payout; cards ending in 9999 are slow. */
export function payoutMs(kind: AccountKind, masked: string): number {
  if (kind !== 'bank') return 3_000
  return masked.endsWith('9999') ? 60_000 : 6_000
}

/** What becomes of a payout: cards ending in 4444 are refused by the bank, and WeChat asks the customer first. */
export function payoutOutcome(kind: AccountKind, masked: string): 'paid' | 'returned' | 'to_confirm' {
  if (kind === 'wechat') return 'to_confirm'
  return kind === 'bank' && masked.endsWith('4444') ? 'returned' : 'paid'
}
