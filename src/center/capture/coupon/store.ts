import { couponFinance } from '@/contract/coupon/offers'
import { OffersStore } from '@/domain/coupon/offersStore'

/** The coupons of the credit side that can be taken now, and whether the customer's card is open. */
export const financeStore = () => new OffersStore((read) => read(couponFinance, {}))
