import type { poster as zh } from '../poster'

export const poster: typeof zh = {
  choose: 'Choose a poster',
  preview: 'My poster',
  drawing: 'Creating your poster…',
  printed: {
    invites: (name) => (name ? `${name} invites you` : 'A friend invites you'),
    scan: 'Long-press or scan',
    once: 'Once per phone number',
    brand: 'Xiaobutie',
  },
  save: { album: 'Save to album', download: 'Download' },
  saveUse: { album: 'Saving asks for your album, only to add this poster to it', download: undefined },
  saved: { album: 'Saved to album', download: 'Downloading. You can also long-press the picture to save it' },
  saveFailed: 'Save failed. Please try again',
  share: 'Share with friends',
  copyLink: 'Copy link',
  denied: 'Album access is off. Turn it on to save the poster',
  unagreed: 'To save the poster, agree to WeChat’s privacy guide when asked',
  toSettings: 'Open settings',
  stillDenied: 'Album access is still off',
  noCanvas: 'The poster could not be created. Your QR code still works',
  noCanvasHint: 'Long-press the code or take a screenshot to save it',
  again: 'Try again',
  qrCode: 'Invitation QR code',
  noPoster: 'No poster right now',
  noPosterHint: 'You can still share your link',
}
