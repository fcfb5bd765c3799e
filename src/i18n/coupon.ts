import { coupon as en } from './en/coupon'
import { catalogue } from './language'
import { coupon as zh } from './zh-CN/coupon'

/** Words of coupons, on every screen that has them. */
export const couponWords = catalogue({ 'zh-CN': zh, en })
