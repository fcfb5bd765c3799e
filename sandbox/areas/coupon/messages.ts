import type { MessagesOf } from '../../refusals'
import type { contract } from './contract'

/** What a customer reads when a call about coupons is refused. */
export const couponMessages: MessagesOf<typeof contract> = {
  COUPON_UNKNOWN: { zh: '没有找到该优惠券', en: 'We could not find this coupon.' },
  OFFER_UNKNOWN: {
    zh: '该优惠券已下架，看看其他优惠券吧',
    en: 'This coupon is no longer offered. Please look at the others.',
  },
  OFFER_TAKEN: { zh: '您已领取过该优惠券，可直接使用', en: 'You have this coupon already and can use it.' },
  OFFER_SOLD_OUT: { zh: '来晚一步，该优惠券已被领完', en: 'Someone was faster: all of this coupon are claimed.' },
  OFFER_LOCKED: { zh: '您暂不符合该优惠券的领取条件', en: 'You do not meet the condition of this coupon yet.' },
  NOT_NEW: { zh: '新人优惠券仅限新用户领取', en: 'These coupons are for new customers only.' },
  ROOKIE_RECEIVED: {
    zh: '您已领取过新人优惠券，可直接使用',
    en: 'You have claimed these coupons already and can use them.',
  },
}
