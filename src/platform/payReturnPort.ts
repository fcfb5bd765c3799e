/** Calls the listener when the customer comes back to this page from a provider's. Answers how to stop. */
export type OnPayReturn = (listener: () => void) => () => void
