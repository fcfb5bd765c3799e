import { counted } from '@/lib/plural'
import type { safety as zh } from '../safety'

export const safety: typeof zh = {
  group: 'Account safety',
  devices: 'Logged-in devices',
  devicesHint: 'View devices and log out of others',
  places: {
    app: 'App',
    web: 'Browser',
    weapp: 'WeChat mini-program',
    alipay: 'Alipay mini-program',
    tt: 'Douyin mini-program',
  },
  thisDevice: 'This device',
  lastSeen: (time) => `Last used ${time}`,
  onlyThis: 'No other devices logged in',
  devicesFailed: 'Devices failed to load',
  retry: 'Try again',
  endOthers: 'Log out other devices',
  endOthersTitle: 'Log out other devices?',
  endOthersText: 'They will be logged out immediately. This device stays logged in.',
  endOthersKeep: 'Cancel',
  othersEnded: (count) => counted(count, 'device logged out', 'devices logged out'),
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
