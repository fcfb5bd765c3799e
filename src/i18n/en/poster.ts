import type { poster as zh } from '../poster'

export const poster: typeof zh = {
  choose: 'Choose a poster',
  preview: 'My poster',
  drawing: 'Drawing your poster…',
  printed: {
    invites: (name) => (name ? `${name} invites you` : 'A friend invites you'),
    scan: 'Press long or scan',
    once: 'Once per phone number',
    brand: 'Subsidy wallet',
  },
  save: { album: 'Save to the album', download: 'Download' },
  saved: { album: 'Saved to the album', download: 'Downloading. A long press on the picture saves it too' },
  saveFailed: 'It was not saved. Please try again',
  share: 'Share with friends',
  copyLink: 'Copy the link',
  denied: 'The album is closed to this app. Allow it to save the poster',
  toSettings: 'Allow it in the settings',
  stillDenied: 'The album is still closed to this app',
  noCanvas: 'The poster could not be drawn. Your QR code works all the same',
  noCanvasHint: 'Press long on the code, or take a screenshot, to save it',
  again: 'Draw it again',
  qrCode: 'QR code of your invitation',
  noPoster: 'There is no poster now',
  noPosterHint: 'Your link can be shared all the same',
}
