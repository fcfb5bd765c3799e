import type { RechargeKind } from '@/contract/mall/goods'

/** A refusal on the confirm screen, beside what it is about, with the server's text. */
export interface ConfirmFault {
  place: 'goods' | 'coupon' | 'submit'
  message: string
}

const places = new Map<string, ConfirmFault['place'] | 'account'>([
  ['GOODS_GONE', 'goods'],
  ['STOCK_SHORT', 'goods'],
  ['QUANTITY_INVALID', 'goods'],
  ['ACCOUNT_INVALID', 'account'],
  ['COUPON_UNUSABLE', 'coupon'],
])

/**
 * Where a refusal stands. One that is about nothing on the screen stands beside the button, and so does one about the account where
 * the goods have no field for it.
 */
export function placeOf(code: string, kind: RechargeKind): ConfirmFault['place'] | 'account' {
  const place = places.get(code) ?? 'submit'
  return place === 'account' && kind === 'card' ? 'submit' : place
}
