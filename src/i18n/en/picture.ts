import type { picture as zh } from '../picture'

export const picture: typeof zh = {
  title: 'Choose a picture',
  camera: 'Take a photo',
  album: 'Choose from the album',
  failed: 'The picture could not be read. Please try again',
  denied: 'Camera or album is not allowed. Allow it in the settings and try again',
  deniedByHand: 'Camera or album is not allowed. Allow it in the settings of your device and try again',
  openSettings: 'Settings',
  sending: 'Uploading…',
  sent: 'Uploaded',
  retry: 'Retry',
  faults: {
    empty: 'This picture is empty. Choose another one',
    tooLarge: 'A picture must be smaller than 20 MB. Choose another one',
    noPicture: 'This is no picture. Choose a PNG, JPEG or WebP picture',
    lost: 'The picture was not uploaded. Check the network and try again',
  },
}
