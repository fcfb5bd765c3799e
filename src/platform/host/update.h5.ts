import type { OfferUpdate } from './ports'

/** A browser has the newest version whenever the page is opened. */
export const offerUpdate: OfferUpdate = () => undefined
