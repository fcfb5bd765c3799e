/** Sets the colour in which the host writes the time and the battery over the page. */
export type SetStatusText = (colour: string) => void
