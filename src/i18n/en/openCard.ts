import { yuan } from '@/lib/money'
import type { openCard as zh } from '../openCard'

export const openCard: typeof zh = {
  applyTitle: 'Apply for a subsidy account',
  applyText: 'Your identity, face and bank card are verified. Results usually take a few seconds.',
  applicant: (name, idNumber) => `Applicant: ${name}  ${idNumber}`,
  apply: 'Apply now',
  applyAgain: 'Apply again',
  processingTitle: 'Your application is in review',
  refresh: 'Refresh',
  openedTitle: 'Subsidy account opened',
  refusedTitle: 'Not approved this time',
  toMall: 'Go to the mall',
  coupons: 'Welcome coupons',
  noCoupons: 'Your coupons are being issued. Find them in “My” later',
  off: (fen) => yuan(fen),
  until: (day) => `Valid until ${day}`,
  products: 'Recommended for you',
  noProducts: 'Nothing to recommend yet',
}
