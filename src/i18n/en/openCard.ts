import { formatAmount } from '@/lib/money'
import type { openCard as zh } from '../openCard'

export const openCard: typeof zh = {
  applyTitle: 'Apply for the subsidy card',
  applyText: 'Your identity, your face and your bank card are verified. The answer usually takes a few seconds.',
  applicant: (name, idNumber) => `Applicant: ${name}  ${idNumber}`,
  apply: 'Apply now',
  applyAgain: 'Apply again',
  processingTitle: 'Your application is in review',
  refresh: 'Refresh',
  openedTitle: 'Your card is open',
  refusedTitle: 'Not approved this time',
  toMall: 'Go to the mall',
  coupons: 'Your coupons',
  noCoupons: 'Your coupon is on its way; you will find it in "Me"',
  off: (fen) => `¥${formatAmount(fen)}`,
  until: (day) => `Valid until ${day}`,
  products: 'Recommended for you',
  noProducts: 'Nothing to recommend yet',
}
