/**
 * Whether the customer came back from the cashier as a gold member: −1 while he was not there, 1 when his membership
 * ends later than before, 0 when it does not.
 */
export type MemberBack = -1 | 0 | 1

/** How he came back. Ends of the membership in milliseconds; undefined for who never had one. */
export const memberBack = (endBefore: number | undefined, endNow: number | undefined): 0 | 1 =>
  (endNow ?? 0) > (endBefore ?? 0) ? 1 : 0

/** What a level costs a month, in fen, rounded. */
export const monthlyPrice = ({ price, months }: { price: number; months: number }): number =>
  Math.round(price / Math.max(1, months))
