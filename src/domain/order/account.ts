import type { RechargeKind } from '@/contract/mall/goods'
import { maskPhone, maskText } from '@/lib/mask'
import { isPhone, normalizePhone, settledPhone, typedPhone } from '@/lib/phone'
import { trimUnseen } from '@/lib/text'

/** Longest account name that the shop delivers to, in characters. */
const longestAccount = 40

/** What is wrong with a recharge account. */
export type AccountProblem = 'phoneEmpty' | 'phoneWrong' | 'accountEmpty' | 'accountLong'

/** Checks the account an order is delivered to: a mobile number, a name of 1 to 40 characters, or nothing for card codes. */
export function accountProblem(kind: RechargeKind, text: string): AccountProblem | undefined {
  if (kind === 'card') return undefined
  if (kind === 'phone') {
    if (normalizePhone(text) === '') return 'phoneEmpty'
    return isPhone(text) ? undefined : 'phoneWrong'
  }
  const length = Array.from(trimUnseen(text)).length
  if (length === 0) return 'accountEmpty'
  return length > longestAccount ? 'accountLong' : undefined
}

/** What stands in the field after an edit: a phone as every phone field shows it, a name as it was typed. */
export const typedAccount = (kind: RechargeKind, before: string, text: string): string =>
  kind === 'phone' ? typedPhone(before, text) : text

/** What stands in the field once it was left. */
export const settledAccount = (kind: RechargeKind, text: string): string =>
  kind === 'phone' ? settledPhone(text) : text

/** The account as it is sent. */
export function sentAccount(kind: RechargeKind, text: string): string {
  if (kind === 'card') return ''
  return kind === 'phone' ? normalizePhone(text) : trimUnseen(text)
}

/** The account of a finished order as a screen shows it: phones are masked. */
export const shownAccount = (kind: RechargeKind, account: string): string =>
  kind === 'phone' ? maskPhone(account) : maskText(account)
