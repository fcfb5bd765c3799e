/** Where a screen that binds a card was opened from: the list of cards or the cashier, to which it goes back, or the identity flow. */
export type CameFrom = 'cards' | 'pay' | 'identity'

/** The value of the query `from`; the identity flow where it is none that is known. */
export const cameFrom = (from: string | undefined): CameFrom => (from === 'cards' || from === 'pay' ? from : 'identity')
