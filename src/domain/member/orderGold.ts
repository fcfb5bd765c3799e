import { type GoldLevel, goldOrder } from '@/contract/member'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

/** How ordering a level ended: an order to pay, or a refusal in the server's words. */
export type GoldOrderEnd = { kind: 'ordered'; orderId: string } | { kind: 'refused'; message: string }

/**
 * Orders a level at the price that was shown. Throws what is not an answer; the same intent is then tried again under the same
 * `requestId`.
 */
export async function orderGold({ levelId, price }: GoldLevel, requestId: string): Promise<GoldOrderEnd> {
  try {
    const { orderId } = await call(goldOrder, { levelId, price }, { requestId, toast: false })
    return { kind: 'ordered', orderId }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return { kind: 'refused', message: error.message }
    throw error
  }
}
