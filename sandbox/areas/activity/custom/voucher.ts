import type { Fen } from '@/contract/endpoint'
import { hasMark, type Mark } from './marks'
import type { ActivityPlan } from './plans/plan'

/** What the voucher of an activity is worth for a customer, and what it can be worth, in fen. */
export function voucherOf({ voucher, items }: ActivityPlan, marks: readonly Mark[]): { amount: Fen; most: Fen } {
  if (!voucher) return { amount: 0, most: 0 }
  const growing = items.flatMap(({ itemId, gain }) =>
    gain?.kind === 'voucher' ? [{ itemId, amount: gain.amount }] : [],
  )
  const grown = marks.filter(
    ({ kind, itemId }) => kind === 'received' && growing.some((item) => item.itemId === itemId),
  )
  return { amount: voucher.base + sumOf(grown), most: voucher.base + sumOf(growing) }
}

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

/** Whether a customer has taken the voucher of an activity: it grows no more. */
export const isVoucherTaken = ({ items }: ActivityPlan, marks: readonly Mark[]): boolean =>
  items.some(({ kind, itemId }) => kind === 'voucher' && hasMark(marks, 'received', itemId))
