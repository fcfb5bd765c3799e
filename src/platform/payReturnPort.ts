/** Calls the listener when the customer returns to this page from a provider's page. Returns how to stop listening. */
export type OnPayReturn = (listener: () => void) => () => void
