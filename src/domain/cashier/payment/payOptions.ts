import type { Gateway } from '../gateway/gateway'
import type { CashierState } from './cashierStorage'
import type { PayTarget } from './payment'

/** What a payment on a screen consists of. */
export interface PayOptions {
  target: PayTarget
  gateway: Gateway
  /** What the screen adds to the values in session storage. */
  values?: () => Partial<CashierState>
  /** Those values are written from the first `keep` on: until then the order is only looked at. */
  keepsLater?: true
}
