import type { ownCard as zh } from '../ownCard'

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

export const ownCard: typeof zh = {
  notYet: (count) => `Runs for ${months(count)} once you buy it`,
  forMonths: months,
  buy: 'Get the card',
  extend: 'Extend',
  again: 'Get it again',
  agree: 'I agree to the',
  document: (name) => name,
  tickTerms: 'Please read the terms and tick the box',
  priceNews: (before, now) =>
    `The price changed from ¥${before} to ¥${now}. Nothing was charged; please check it and buy again`,
  priceOld: 'The price has changed. Nothing was charged; please check it and buy again',
  rights: (count) => (count === 1 ? '1 benefit of the card' : `${count} benefits of the card`),
  noRights: 'The benefits are being prepared',
  noRightsHint: 'Please come back a little later',
  states: {
    locked: 'With the card',
    can_receive: 'Ready to claim',
    received: 'Claimed',
    used_up: 'Used up',
    expired: 'Expired',
  },
  uses: (count) => (count === 1 ? '1 use left' : `${count} uses left`),
  rules: 'How the card works',
}
