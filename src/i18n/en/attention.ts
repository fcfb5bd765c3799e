import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { attention as zh } from '../attention'

export const attention: typeof zh = {
  texts: {
    welcome: (fen) => `${yuan(fen)} of coupons for new customers are yours`,
    renewal: () => 'Your membership renewal could not be charged',
    unpaid: (count) => counted(count, 'order waits for your payment', 'orders wait for your payment'),
    expiring: (fen) => `${yuan(fen)} of your balance expires soon`,
    refund: (count) => counted(count, 'refund is on its way', 'refunds are on their way'),
    account: () => 'Your subsidy account is not open yet',
    coupon: (count) => counted(count, 'coupon to claim', 'coupons to claim'),
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
