/** The pictures of docs/first-ten-minutes.md, in its order: files of docs/pictures/guide, and parts of `screens.txt`. */
export const pictureNames = [
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

export type PictureName = (typeof pictureNames)[number]
