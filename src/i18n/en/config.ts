import type { config as zh } from '../zh-CN/config'

export const config: typeof zh = {
  pictureOf: (place, count) => `${place} / ${count}`,
  pictures: 'Pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  noPicture: 'There is no picture to show',
  searchPlace: 'Search for a place or an address',
  searchExample: 'Such as Civic Center',
  noPlace: 'No such place was found',
  clear: 'Clear',
  confirmPlace: 'Choose',
  lookAtPlace: (name) => `Look at ${name}`,
  coordinates: 'Coordinates',
  address: 'Address',
  copyAddress: 'Copy address',
  copied: 'Copied',
  notCopied: 'Copying did not work. Please press the text to copy it',
  badPlace: 'This is not a place',
}
