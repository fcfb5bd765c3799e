import type { Fen, Whole } from '@/contract/endpoint'
import type { AccountKind } from '@/contract/wallet/accounts'
import type { WithdrawStatus } from '@/contract/wallet/withdraw'
import { dayMs, dayStart, hourMs } from '../../beijing'

/** Least and most of one withdrawal. */
export const MIN_AMOUNT = 100
export const MAX_AMOUNT = 500_000

/** What a customer can withdraw in a day of Beijing, and how many times; what came back counts for neither. */
export const DAY_AMOUNT = 1_000_000
export const DAY_TIMES = 3

/** How long a bonus and a rebate can be withdrawn. */
export const BONUS_MS = 90 * dayMs
export const REBATE_MS = 365 * dayMs

/** Money that comes back can be withdrawn at least this long. */
export const KEPT_MS = 7 * dayMs

/** What ends within this time is announced as ending soon. */
export const SOON_MS = 30 * dayMs

/** How long a WeChat payout waits for the customer. */
export const CONFIRM_MS = 24 * hourMs

/** How long a withdrawal is only submitted. */
export const SUBMITTED_MS = 2_000

/** Part of an order that is paid back to members, in percent. */
export const REBATE_PERCENT = 1

/** What an order pays back into the wallet, rounded down; nothing to customers who are no members. */
export const rebateOf = (payAmount: Fen, isVip: boolean): Fen =>
  isVip ? Math.floor((payAmount * REBATE_PERCENT) / 100) : 0

/** Amounts that are offered, beside the whole balance. */
const AMOUNTS: readonly Fen[] = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]

/** How much a customer can withdraw now. */
export interface Allowance {
  balance: Fen
  leftToday: Fen
  timesLeft: Whole
}

/** Why an amount cannot be withdrawn. */
export type AmountRefusal = 'AMOUNT_TOO_SMALL' | 'AMOUNT_TOO_LARGE' | 'BALANCE_SHORT' | 'DAILY_TIMES' | 'DAILY_LIMIT'

/** Why an amount cannot be withdrawn now; undefined where it can. What no day changes comes first. */
export function amountRefusal(amount: Fen, { balance, leftToday, timesLeft }: Allowance): AmountRefusal | undefined {
  if (amount < MIN_AMOUNT) return 'AMOUNT_TOO_SMALL'
  if (amount > MAX_AMOUNT) return 'AMOUNT_TOO_LARGE'
  if (amount > balance) return 'BALANCE_SHORT'
  if (timesLeft < 1) return 'DAILY_TIMES'
  return amount > leftToday ? 'DAILY_LIMIT' : undefined
}

/** The amounts that are offered, ascending: the usual ones, and the whole balance where it is an amount that can be withdrawn at once. */
export function offeredAmounts(balance: Fen): Fen[] {
  const isWhole = balance >= MIN_AMOUNT && balance <= MAX_AMOUNT
  return [...new Set([...AMOUNTS, ...(isWhole ? [balance] : [])])].sort((a, b) => a - b)
}

/** A withdrawal as far as the limits of a day are concerned. */
interface DayFacts {
  amount: Fen
  status: WithdrawStatus
  createdAt: Date
}

/** Whether the money has come back. */
export const cameBack = (status: WithdrawStatus): boolean => status === 'returned' || status === 'expired'

/** Whether the money is still on its way. */
export const isOpen = (status: WithdrawStatus): boolean => status !== 'paid' && !cameBack(status)

/** What is left of the limits of this day of Beijing. */
export function leftOf(made: readonly DayFacts[], now: Date): Omit<Allowance, 'balance'> {
  const from = dayStart(now)
  const counted = made.filter(({ status, createdAt }) => {
    const at = createdAt.getTime()
    return !cameBack(status) && at >= from && at < from + dayMs
  })
  const spent = counted.reduce((sum, { amount }) => sum + amount, 0)
  return { leftToday: Math.max(DAY_AMOUNT - spent, 0), timesLeft: Math.max(DAY_TIMES - counted.length, 0) }
}

/** A lot as far as spending it is concerned. */
export interface LotFacts {
  lotId: number
  left: Fen
  endsAt: Date
}

/**
 * What is taken from which lot: what ends first is spent first, and of two that end together the older one. Throws RangeError where the lots
 * hold less than the amount.
 */
export function partsOf(lots: readonly LotFacts[], amount: Fen): { lotId: number; amount: Fen }[] {
  const sorted = [...lots].sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime() || a.lotId - b.lotId)
  const parts: { lotId: number; amount: Fen }[] = []
  let missing = amount
  for (const { lotId, left } of sorted) {
    const taken = Math.min(left, missing)
    if (taken > 0) parts.push({ lotId, amount: taken })
    missing -= taken
  }
  if (missing > 0) throw new RangeError(`the lots hold ${missing} less than ${amount}`)
  return parts
}

/** When what is left of a lot ends once money has come back to it. */
export const endAfterReturn = (endsAt: Date, now: Date): Date =>
  new Date(Math.max(endsAt.getTime(), now.getTime() + KEPT_MS))

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

/** What of a wallet ends within 30 days, and what ends next: all that ends at that moment; absent where nothing is left. */
export function endingNext(lots: readonly LotFacts[], now: Date): { soon: Fen; next?: { amount: Fen; time: number } } {
  const sumOf = (some: readonly LotFacts[]) => some.reduce((sum, { left }) => sum + left, 0)
  const held = lots.filter(({ left }) => left > 0)
  if (held.length === 0) return { soon: 0 }
  const time = Math.min(...held.map(({ endsAt }) => endsAt.getTime()))
  const soon = sumOf(held.filter(({ endsAt }) => endsAt.getTime() <= now.getTime() + SOON_MS))
  return { soon, next: { amount: sumOf(held.filter(({ endsAt }) => endsAt.getTime() === time)), time } }
}
