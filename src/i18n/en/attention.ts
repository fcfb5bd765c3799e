import { yuan } from '@/lib/money'
import type { attention as zh } from '../attention'

export const attention: typeof zh = {
  texts: {
    welcome: (fen) => `${yuan(fen)} of coupons for new customers are yours`,
    renewal: () => 'Your membership renewal could not be charged',
    unpaid: (count) => (count === 1 ? '1 order waits for your payment' : `${count} orders wait for your payment`),
    expiring: (fen) => `${yuan(fen)} of your balance expires soon`,
    refund: (count) => (count === 1 ? '1 refund is on its way' : `${count} refunds are on their way`),
    account: () => 'Your subsidy account is not open yet',
    coupon: (count) => (count === 1 ? '1 coupon to claim' : `${count} coupons to claim`),
  },
  actions: {
    welcome: 'View',
    renewal: 'Continue',
    unpaid: 'Pay',
    expiring: 'View',
    refund: 'Track',
    account: 'Open',
    coupon: 'Claim',
  },
}
