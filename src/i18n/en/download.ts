import type { download as zh } from '../download'

export const download: typeof zh = {
  apps: {
    app: {
      name: 'Xiaobutie Wallet',
      slogan: 'Credit, benefits and bills in one app',
      reasons: ['Track money in and out', 'Log in with your face and pay securely', 'Never miss a benefit or coupon'],
    },
    xbt: {
      name: 'Xiaobutie',
      slogan: 'Everyday savings on everything',
      reasons: [
        'Top-ups and memberships for less',
        'Withdraw your wallet balance at any time',
        'Invite friends and earn cash',
      ],
    },
  },
  stores: { IOS: 'Get it on the App Store', ANDROID: 'Get it from your app store' },
  copyLink: 'Copy link',
  inWechat: 'WeChat cannot open the app store. Tap “···” above and choose Open in Browser',
  search: (name) => `Search for “${name}” in your app store`,
  scan: 'Scan with your phone',
  why: 'What you get',
}
