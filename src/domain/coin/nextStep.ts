/** What a customer can do about a refused exchange: earn coins, ask again what it costs, or look for something else. */
export type NextStep = 'earn' | 'again' | 'other'

const steps: ReadonlyMap<string, NextStep> = new Map([
  ['COINS_SHORT', 'earn'],
  ['COST_CHANGED', 'again'],
  ['EXCHANGE_ENDED', 'again'],
])

/** The way on after a refusal, by its code; one that this build does not know leads to the other goods. */
export const nextStepOf = (code: string): NextStep => steps.get(code) ?? 'other'
