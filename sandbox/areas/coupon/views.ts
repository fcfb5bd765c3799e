import type { CouponDetail } from '@/contract/coupon/detail'
import type { CouponRow } from '@/contract/coupon/own'
import { formatAmount } from '@/lib/money'
import { inLanguage, type Lang, type Text } from '../../language'
import { placeOf, scopeOf } from '../order/couponScope'
import type { Coupon } from '../order/coupons'
import { receivedAt, stateOf } from './couponState'

/** Who looks at coupons: the state of their card decides about coupons for loans. */
export interface CouponViewer {
  lang: Lang
  now: Date
  isCardOpen: boolean
}

/** Where the card is opened, which coupons for loans need, by its name. */
export const CARD_PAGE = 'ocr'

export const needsCard: Text = { zh: '开通补贴账户后，借款时可用', en: 'Open a subsidy account to use it for a loan' }

const reasons: Record<'held' | 'used' | 'expired', Text> = {
  held: {
    zh: '已用于一笔待支付订单，取消订单后退回',
    en: 'Held by an order that waits for payment; cancel it to have the coupon back',
  },
  used: { zh: '该优惠券已使用', en: 'This coupon has been used' },
  expired: { zh: '已过有效期，不能再使用', en: 'Its time is over, so it cannot be used' },
}

const orderPage = (orderId: string): string => `/subPackages/order/detail?orderId=${orderId}`

/** Why a coupon cannot be used now, and where it leads. */
function leadOf(coupon: Coupon, { lang, now, isCardOpen }: CouponViewer): { reason?: Text; jumpUrl: string } {
  const state = stateOf(coupon, now)
  if (state !== 'usable')
    return { reason: reasons[state], jumpUrl: coupon.orderId === null ? '' : orderPage(coupon.orderId) }
  if (coupon.kind === 'loan' && !isCardOpen) return { reason: needsCard, jumpUrl: CARD_PAGE }
  return { jumpUrl: placeOf(coupon, lang) }
}

/** A coupon as a row of a list. */
export function asCouponRow(coupon: Coupon, viewer: CouponViewer): CouponRow {
  const { lang, now } = viewer
  const { reason, jumpUrl } = leadOf(coupon, viewer)
  return {
    couponId: coupon.couponId,
    name: inLanguage(coupon.name, lang),
    kind: coupon.kind,
    amount: coupon.discount,
    threshold: coupon.threshold,
    scope: inLanguage(scopeOf(coupon), lang),
    state: stateOf(coupon, now),
    receivedTime: receivedAt(coupon).getTime(),
    endTime: coupon.endTime.getTime(),
    ...(reason ? { reason: inLanguage(reason, lang) } : {}),
    jumpUrl,
    ...(coupon.orderId === null ? {} : { orderId: coupon.orderId }),
  }
}

const sources: Record<Coupon['source'], Text> = {
  gift: { zh: '活动赠送', en: 'A gift' },
  member: { zh: '会员权益', en: 'Membership benefit' },
  card: { zh: '开户礼券', en: 'Welcome coupon' },
  sale: { zh: '领券中心', en: 'Coupon center' },
  rookie: { zh: '新人福利', en: 'New-user welfare' },
  exchange: { zh: '兑换', en: 'Redemption' },
  activity: { zh: '活动奖励', en: 'Activity reward' },
}

/** What a coupon asks for, one sentence each. */
function rulesOf({ kind, threshold, discount }: Coupon): Text[] {
  const [from, off] = [formatAmount(threshold), formatAmount(discount)]
  const use: Text =
    kind === 'loan'
      ? { zh: `单笔满 ${from} 元可用，抵扣 ${off} 元。`, en: `For ¥${from} or more at once; it pays ¥${off} of it.` }
      : {
          zh: `商品金额满 ${from} 元可用，抵扣 ${off} 元。`,
          en: `For goods of ¥${from} or more; it takes ¥${off} off.`,
        }
  return [
    use,
    { zh: '自领取起 30 天内有效，过期作废。', en: 'It is valid for 30 days after you claim it.' },
    kind === 'loan'
      ? { zh: '每笔借款或还款限用一张，不可转赠。', en: 'One for each loan or repayment; it cannot be passed on.' }
      : { zh: '每笔订单限用一张，可与会员折扣同享。', en: 'One for each order, on top of the member discount.' },
    {
      zh: '订单取消、超时未付或退款后，优惠券退回，有效期不变。',
      en: 'It comes back when the order is cancelled, not paid in time or refunded; its end stays the same.',
    },
  ]
}

/** A coupon as its own screen shows it. @param returnedOrderId the latest order that gave it back */
export function asCouponDetail(
  coupon: Coupon,
  returnedOrderId: string | undefined,
  viewer: CouponViewer,
): CouponDetail {
  const { lang } = viewer
  return {
    ...asCouponRow(coupon, viewer),
    source: inLanguage(sources[coupon.source], lang),
    rules: rulesOf(coupon).map((rule) => inLanguage(rule, lang)),
    ...(coupon.usedAt ? { usedTime: coupon.usedAt.getTime() } : {}),
    ...(returnedOrderId === undefined ? {} : { returnedOrderId }),
  }
}
