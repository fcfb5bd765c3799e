/** Requests a picture that will be the largest on the screen, before the element that shows it exists. */
export type PictureAhead = (src: string) => void
