import type { Fen } from '@/contract/endpoint'

/** Part of an order that is paid back to members, in percent. */
export const REBATE_PERCENT = 1

/** What an order pays back into the wallet, rounded down; nothing to customers who are no members. */
export const rebateOf = (payAmount: Fen, isVip: boolean): Fen =>
  isVip ? Math.floor((payAmount * REBATE_PERCENT) / 100) : 0
