interface UpdateTexts {
  title: string
  text: string
}

/** Offers a restart as soon as the host has downloaded a newer version of the app. */
export type OfferUpdate = (texts: () => UpdateTexts) => void
