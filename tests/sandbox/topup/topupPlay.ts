import { type Journey, sessionOf } from '@tests/sandbox/cashier/journey'
import { ALIPAY, ProviderPlay } from '@tests/sandbox/provider/providerPlay'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { topupGoods } from '@/contract/topup'

interface Wish {
  /** The number that is topped up; one that ends in 4444 is refused by its operator. */
  mobile: string
  goodsId?: string
  couponId?: string
}

/** Orders ¥50 for a number and pays it at the provider; answers the order's number. */
export async function topUp(by: Journey, { mobile, goodsId = topupGoods.mobile, couponId }: Wish): Promise<string> {
  const what = { goodsId, rechargeType: 'phone-50', quantity: 1 }
  const { data } = await by.sandbox.call(confirmOrderInfo, what, { token: by.token })
  const coupon = data.memberCoupons.find((one) => one.couponId === couponId)
  const { transAmount } = coupon ?? data.order
  const wish = { ...what, couponId, rechargeAccount: mobile, transAmount }
  const placed = await by.sandbox.call(order, wish, { token: by.token })
  if (placed.code !== '000000') throw new Error(placed.code)
  const { redirectActionForm } = (await by.pay(placed.data, ALIPAY)).data
  await new ProviderPlay(by.sandbox, by).play(sessionOf(redirectActionForm?.redirectUrl), 'approve')
  return placed.data.orderId
}
