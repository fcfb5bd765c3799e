import * as detail from '@/contract/coupon/detail'
import * as offers from '@/contract/coupon/offers'
import * as own from '@/contract/coupon/own'

/** Every call of the coupon area. */
export const contract = { ...offers, ...own, ...detail }
