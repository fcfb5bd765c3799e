/** Where a screen that binds a card goes back to: the list of cards, the cashier, or on in the identity flow. */
export type BackTo = 'cards' | 'pay' | 'identity'

/** The value of the query `backTo`; the identity flow where it is none that is known. */
export const parseBackTo = (text: string | undefined): BackTo =>
  text === 'cards' || text === 'pay' ? text : 'identity'
