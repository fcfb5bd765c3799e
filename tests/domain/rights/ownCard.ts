import type { CardOffer, CardRight } from '@/contract/rights/cards'

/** Noon of 20 May 2030. */
export const endTime = Date.parse('2030-05-20T12:00:00+08:00')

export const offerOf = (more: Partial<CardOffer> = {}): CardOffer => ({
  title: 'Card',
  subtitle: '',
  picture: '',
  price: 9_900,
  originalPrice: 19_900,
  months: 12,
  isActive: false,
  rules: ['one rule'],
  ...more,
})

export const right = (rightId: string, state: CardRight['state'], more: Partial<CardRight> = {}): CardRight => ({
  rightId,
  name: `name of ${rightId}`,
  text: '',
  picture: '',
  left: 2,
  state,
  ...more,
})

/** The answer of a membership call. */
export const done = (data: object) => ({ suc: true, code: '000000', data })

export const refused = (code: string, message: string) => ({ suc: false, code, message })

/** An order of a card, as the server answers it. */
export const ordered = (orderId: string) => done({ orderId, payAmount: 9_900, payDeadline: 0 })
