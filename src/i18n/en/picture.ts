import type { picture as zh } from '../picture'

export const picture: typeof zh = {
  title: 'Choose a picture',
  camera: 'Take a photo',
  album: 'Choose from album',
  failed: 'Could not load the picture. Please try again',
  denied: 'Camera or album access is off. Turn it on in settings and try again',
  deniedByHand: 'Camera or album access is off. Turn it on in your device settings and try again',
  unagreed:
    'You did not agree to WeChat’s privacy guide, so camera and album cannot be used. Add the picture again and agree when asked',
  openSettings: 'Settings',
  sending: 'Uploading…',
  sent: 'Uploaded',
  retry: 'Try again',
  faults: {
    empty: 'This picture is empty. Choose another one',
    tooLarge: 'Pictures must be under 20 MB. Choose another one',
    noPicture: 'This is not a picture. Choose a PNG, JPEG or WebP',
    lost: 'Upload failed. Check your connection and try again',
  },
}
