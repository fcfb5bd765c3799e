import type { safety as zh } from '../safety'

export const safety: typeof zh = {
  group: 'Account safety',
  devices: 'Signed-in devices',
  devicesHint: 'View devices and sign out of others',
  places: {
    app: 'App',
    web: 'Browser',
    weapp: 'WeChat mini-program',
    alipay: 'Alipay mini-program',
    tt: 'Douyin mini-program',
  },
  thisDevice: 'This device',
  lastSeen: (time) => `Last used ${time}`,
  onlyThis: 'No other devices signed in',
  devicesFailed: 'Devices failed to load',
  retry: 'Try again',
  endOthers: 'Sign out other devices',
  endOthersTitle: 'Sign out other devices?',
  endOthersText: 'They will be signed out immediately. This device stays signed in.',
  endOthersKeep: 'Cancel',
  othersEnded: (count) => (count === 1 ? '1 device signed out' : `${count} devices signed out`),
  ownData: 'Download my data',
  ownDataHint: 'Profile, orders, wallet, authorizations and logins',
  ownDataText:
    'A JSON file with your profile, orders, wallet transactions, agreements, authorizations and devices. It contains your full data, so keep it safe.',
  makeOwnData: 'Create file',
  ready: 'Your file is ready',
  fileName: (name) => `File: ${name}`,
  hand: { save: 'Save file', share: 'Send to chat', copy: 'Copy content' },
  handed: {
    save: 'Saved to your browser’s download folder',
    share: 'Sent. Open it in the chat',
    copy: 'Copied. Paste it into a note to keep it',
  },
  notHanded: {
    save: 'Save failed. Please try again',
    share: 'Not sent. You can try again',
    copy: 'Copy failed. Please try again',
  },
}
