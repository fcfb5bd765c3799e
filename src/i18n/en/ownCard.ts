import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { ownCard as zh } from '../ownCard'

const months = (count: number) => counted(count, 'month')

export const ownCard: typeof zh = {
  notYet: (count) => `Valid for ${months(count)} after purchase`,
  forMonths: months,
  buy: 'Buy now',
  extend: 'Renew',
  again: 'Buy again',
  agree: 'I agree to the',
  document: (name) => name,
  tickTerms: 'Please read the terms and tick the box',
  priceNews: (before, now) =>
    `The price changed from ${yuan(before)} to ${yuan(now)}. You have not been charged. Please check and try again`,
  priceOld: 'The price has changed. You have not been charged. Please check and try again',
  rights: (count) => counted(count, 'card benefit'),
  noRights: 'No benefits at the moment',
  noRightsHint: 'Please check back later',
  states: {
    locked: 'Card required',
    can_receive: 'Ready to claim',
    received: 'Claimed',
    used_up: 'Used up',
    expired: 'Expired',
  },
  uses: (count) => counted(count, 'use left', 'uses left'),
  rules: 'How to use',
}
