import type { Fen, Whole } from '@/contract/endpoint'
import type { WithdrawStatus } from '@/contract/wallet/withdraw'
import { dayMs, dayStart } from '../../beijing'
import { cameBack } from './payoutState'

/** Least and most of one withdrawal. */
export const MIN_AMOUNT = 100

export const MAX_AMOUNT = 500_000

/** What a customer can withdraw in a day of Beijing, and how many times; what came back counts for neither. */
export const DAY_AMOUNT = 1_000_000

export const DAY_TIMES = 3

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
