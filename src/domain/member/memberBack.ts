/**
 * Whether the customer came back from the cashier as a gold member: −1 where they were not at the cashier, 1 where the
 * membership ends later than before, 0 where it does not.
 */
export type MemberBack = -1 | 0 | 1

/** Compares the ends of the membership before and after the cashier, in milliseconds; undefined for a customer who never had one. */
export const memberBack = (endBefore: number | undefined, endNow: number | undefined): 0 | 1 =>
  (endNow ?? 0) > (endBefore ?? 0) ? 1 : 0

/** What a level costs a month, in fen, rounded. */
export const monthlyPrice = ({ price, months }: { price: number; months: number }): number =>
  Math.round(price / Math.max(1, months))
