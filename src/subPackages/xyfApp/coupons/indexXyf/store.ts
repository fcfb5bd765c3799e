import { couponSale } from '@/contract/coupon/offers'
import { OffersStore } from '@/domain/coupon/offersStore'

/** The coupons for goods that can be taken now. */
export const saleStore = () => new OffersStore((read) => read(couponSale, {}))
