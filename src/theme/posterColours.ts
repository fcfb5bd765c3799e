/** Colours of the words and the paper of a poster, the same in both themes: it is seen where the app is not. Its ground comes from the server. */
export const posterColours = {
  onGround: '#FFFFFF',
  paper: '#FFFFFF',
  name: '#1F2329',
  hint: '#4E5969',
  smallPrint: '#626B77',
} as const
