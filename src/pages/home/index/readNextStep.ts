import { couponSale, takeCoupon } from '@/contract/coupon/offers'
import { cardInfo } from '@/contract/home'
import { orderList } from '@/contract/order/list'
import { getExtInfo } from '@/contract/session'
import { type Attention, nextStepOf } from '@/domain/home/attention'
import { readUser } from '@/domain/session/readUser'
import { ApiError } from '@/request/errors'
import { has } from '@/request/has'
import type { Read } from '@/request/read'

/** An answer, or undefined where there is none: the other answers still tell what waits. */
async function ifKnown<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/**
 * Reads the one thing that waits for a signed-in customer, with no more calls than it takes: how long an order waits is asked only where that
 * order is the step, and for coupons to take only where nothing else waits.
 */
export async function readNextStep(read: Read): Promise<Attention | undefined> {
  const [card, counts, person] = await Promise.all([
    ifKnown(read(cardInfo, {})),
    ifKnown(read(getExtInfo, {})),
    ifKnown(readUser(read)),
  ])
  const known = { card, counts, user: person?.userInfo }
  const first = nextStepOf(known)
  if (first?.kind === 'unpaid') {
    const list = await ifKnown(read(orderList, { page: 1, state: 'unpaid' }))
    return nextStepOf({ ...known, unpaid: list?.orders })
  }
  if (first || !has(takeCoupon)) return first
  return nextStepOf({ offers: (await ifKnown(read(couponSale, {})))?.offers })
}
