import type { ownCard as zh } from '../ownCard'

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

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
    `The price changed from ¥${before} to ¥${now}. You have not been charged. Please check and try again`,
  priceOld: 'The price has changed. You have not been charged. Please check and try again',
  rights: (count) => (count === 1 ? '1 card benefit' : `${count} card benefits`),
  noRights: 'No benefits at the moment',
  noRightsHint: 'Please check back later',
  states: {
    locked: 'Card required',
    can_receive: 'Ready to claim',
    received: 'Claimed',
    used_up: 'Used up',
    expired: 'Expired',
  },
  uses: (count) => (count === 1 ? '1 use left' : `${count} uses left`),
  rules: 'How to use',
}
