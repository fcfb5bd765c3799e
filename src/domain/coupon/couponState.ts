import type { CouponRow, CouponState } from '@/contract/coupon/own'

const dayMs = 86_400_000

/** From when before its end a coupon is said to end soon, and counted down. */
const SOON_MS = 3 * dayMs

const LAST_MS = dayMs

/** Where a coupon stands at a moment of the server's clock: a list that stays open may be older than the end of a coupon. */
export const stateAt = ({ state, endTime }: Pick<CouponRow, 'state' | 'endTime'>, now: number): CouponState =>
  state === 'usable' && endTime <= now ? 'expired' : state

/** How near the end of a usable coupon is: `last` within a day, `soon` within three. */
export function nearEnd(row: Pick<CouponRow, 'state' | 'endTime'>, now: number): 'last' | 'soon' | undefined {
  const left = row.endTime - now
  if (row.state !== 'usable' || left <= 0 || left > SOON_MS) return undefined
  return left > LAST_MS ? 'soon' : 'last'
}
