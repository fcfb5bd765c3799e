import type { safety as zh } from '../safety'

export const safety: typeof zh = {
  group: 'Account safety',
  devices: 'Signed-in devices',
  devicesHint: 'See them, and sign out the others',
  places: {
    app: 'App',
    web: 'Browser',
    weapp: 'WeChat mini-program',
    alipay: 'Alipay mini-program',
    tt: 'Douyin mini-program',
  },
  thisDevice: 'This device',
  lastSeen: (time) => `Last used ${time}`,
  onlyThis: 'No other device is signed in',
  devicesFailed: 'The devices could not be read',
  retry: 'Try again',
  endOthers: 'Sign out the others',
  endOthersTitle: 'Sign out the other devices?',
  endOthersText: 'They are signed out at once. This device stays signed in.',
  endOthersKeep: 'Cancel',
  othersEnded: (count) => (count === 1 ? 'One device is signed out' : `${count} devices are signed out`),
  ownData: 'Download my data',
  ownDataHint: 'Profile, orders, wallet, consents and logins',
  ownDataText:
    'One JSON file with your profile, orders, wallet movements, agreements, authorizations and devices. It holds your data in full, so keep it safe.',
  makeOwnData: 'Make the file',
  ready: 'Your file is ready',
  fileName: (name) => `File: ${name}`,
  hand: { save: 'Save the file', share: 'Send to a chat', copy: 'Copy its content' },
  handed: {
    save: 'It is in the download folder of your browser',
    share: 'Sent: open it in the chat',
    copy: 'Copied: paste it into a note to keep it',
  },
  notHanded: {
    save: 'It was not saved. Try again',
    share: 'It was not sent. You can try again',
    copy: 'It was not copied. Try again',
  },
}
