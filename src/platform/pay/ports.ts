/** Calls the listener when the customer returns to this page from a provider's page. Returns how to stop listening. */
export type OnPayReturn = (listener: () => void) => () => void

/** Sales of what exists in the app alone, such as a membership. */
export interface VirtualSalePort {
  /** The host forbids them on this device, or has a payment of its own for them. */
  isForbidden(): boolean
}
