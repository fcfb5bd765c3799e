import type { BizType } from '@/contract/cashier'
import { ascii, oneOf, record } from '@/lib/parsers'
import { storedForLaunch } from '@/platform/storage/stored'

/** What is sold under each kind of order; a new kind does not compile until it is listed here. */
const kinds: Record<BizType, 'goods' | 'membership' | 'fee'> = {
  MALL_ORDER: 'goods',
  VIP_MEMBER_CARD: 'membership',
  VIP_HOIST_LINES: 'membership',
  CERTIFICATE_FEE: 'fee',
}

/** Whether a membership is paid, not goods. */
export const isMembership = (bizType: BizType): bizType is Extract<BizType, `VIP_${string}`> =>
  kinds[bizType] === 'membership'

/** What a stored payment is for. */
export const asBizType = (value: unknown): BizType | undefined => oneOf(value, Object.keys(kinds) as BizType[])

/** A number or name that the server or the app gave, as it is stored: a payment, an order, a card, a request. */
export const asId = (value: unknown): string | undefined => ascii(value, 128)

/**
 * What is paid at the cashier, with the request once the payment was made. Reports of failed calls name its kind, so every start of the
 * app loads this file, and the rest of the cashier's storage only with the cashier.
 */
export const currentPayment = storedForLaunch('curPayInfo', (value) =>
  record(value, { orderId: asId, bizType: asBizType }, { requestId: asId }),
)
