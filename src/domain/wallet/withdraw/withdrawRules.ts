import type { PayoutAccount } from '@/contract/wallet/accounts'
import type { WithdrawAmountOptionsRes, withdraw } from '@/contract/wallet/withdraw'
import { feeOf } from '@/lib/fee'
import { parseAmount } from '@/lib/parseAmount'

/** What limits one withdrawal, in fen and times. */
export interface Limits extends Pick<WithdrawAmountOptionsRes, 'minimum' | 'maximum' | 'leftToday' | 'timesLeft'> {
  balance: number
}

/** What can be wrong with an amount before it is sent. */
export type AmountProblem =
  | 'empty'
  | 'invalid'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'aboveBalance'
  | 'noTimes'
  | 'aboveToday'
  | 'eatenByFee'

/** The fen of what is typed, without the sign, spaces and commas that a copied amount may have; undefined where it is no amount. */
export const typedFen = (text: string): number | undefined =>
  parseAmount(text.replace(/[\s,，¥￥]/g, '').replace(/[。．]/, '.'))

/** What is wrong with an amount; undefined where it can be sent. `fee` in fen. What no day changes comes first, as on the server. */
export function amountProblem(text: string, limits: Limits, fee: number): AmountProblem | undefined {
  const amount = typedFen(text)
  if (text.trim() === '') return 'empty'
  if (amount === undefined) return 'invalid'
  if (amount < limits.minimum || amount === 0) return 'belowMinimum'
  if (amount > limits.balance) return 'aboveBalance'
  if (amount > limits.maximum) return 'aboveMaximum'
  if (limits.timesLeft < 1) return 'noTimes'
  if (amount > limits.leftToday) return 'aboveToday'
  return fee >= amount ? 'eatenByFee' : undefined
}

/**
 * The fee of an amount at an account, in fen; 0 without either, and for an amount that the wallet does not hold, which cannot be sent
 * anyway and may be too large to count with.
 */
export function feeAt(account: PayoutAccount | undefined, amount: number | undefined, balance: number): number {
  return account && amount !== undefined && amount <= balance ? feeOf(amount, account) : 0
}

/** Largest amount that can be withdrawn now, in fen. */
export const mostOf = ({ balance, maximum, leftToday }: Limits): number => Math.min(balance, maximum, leftToday)

/** Where the screen shows what the server refused. */
type RefusalPlace = 'amount' | 'code' | 'account' | 'fee' | 'identity' | 'submit'

/** A refusal that is not about a field of the form. */
export type Fault = { place: Exclude<RefusalPlace, 'amount' | 'code' | 'fee'>; message: string }

const places = new Map<string, RefusalPlace>([
  ['BALANCE_SHORT', 'amount'],
  ['AMOUNT_TOO_SMALL', 'amount'],
  ['AMOUNT_TOO_LARGE', 'amount'],
  ['DAILY_LIMIT', 'amount'],
  ['DAILY_TIMES', 'amount'],
  ['FEE_CHANGED', 'fee'],
  ['ACCOUNT_UNKNOWN', 'account'],
  ['IDENTITY_MISSING', 'identity'],
  ['CODE_WRONG', 'code'],
  ['CODE_EXPIRED', 'code'],
  ['CODE_USED', 'code'],
  ['CODE_LOCKED', 'code'],
] satisfies [(typeof withdraw.refusals)[number], RefusalPlace][])

/** Where a refusal belongs; beside the button where this build does not know it. */
export const placeOf = (code: string): RefusalPlace => places.get(code) ?? 'submit'

/** Whether what the screen shows of the wallet is not true any more after a refusal. */
export const makesStale = (code: string): boolean => ['amount', 'account'].includes(placeOf(code))
