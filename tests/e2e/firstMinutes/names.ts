/** The pictures of docs/first-ten-minutes.md, in its order. */
export const guidePictures = [
  'sign-in',
  'hosts',
  'cancelled',
  'requests',
  'offline',
  'withdrawn',
  'id-card',
  'face',
  'renewal-stopped',
] as const

/** Home in the two themes: what README.md begins with. */
export const homePictures = ['home-xbt', 'home-xyf'] as const

/** All of them: files of docs/pictures/guide, and parts of `screens.txt`. */
export const pictureNames = [...guidePictures, ...homePictures] as const

export type PictureName = (typeof pictureNames)[number]
