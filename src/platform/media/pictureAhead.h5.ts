import type { PictureAhead } from './ports'

/** The browser keeps the picture for the element that shows it. */
export const pictureAhead: PictureAhead = (src) => {
  const image = new Image()
  image.fetchPriority = 'high'
  image.src = src
}
