import { makeAutoObservable } from 'mobx'
import { ascii } from '@/lib/parsers'
import { type Stored, storedForLaunch } from '@/platform/storage/stored'

/**
 * The price that the customer has chosen, kept in session storage for this launch. The first one is the default, also where the
 * chosen one is not offered any more.
 */
export class PriceChoice {
  private chosen: string | undefined
  private readonly kept: Stored<string>

  constructor(key: string) {
    this.kept = storedForLaunch(key, (value) => ascii(value, 32))
    this.chosen = this.kept.read()
    makeAutoObservable<PriceChoice, 'kept'>(this, { kept: false }, { autoBind: true })
  }

  /** The chosen one of these prices. @param keyOf what identifies a price: its contract type or expire type */
  of<T>(prices: readonly T[], keyOf: (price: T) => string): T | undefined {
    return prices.find((price) => keyOf(price) === this.chosen) ?? prices[0]
  }

  choose(key: string): void {
    this.chosen = key
    this.kept.write(key)
  }
}
