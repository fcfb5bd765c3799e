import type { PictureAhead } from './ports'

/** A mini-program requests a picture when it is drawn, and not earlier. */
export const pictureAhead: PictureAhead = () => undefined
