import type { download as zh } from '../download'

export const download: typeof zh = {
  apps: {
    app: {
      name: 'Small subsidy Wallet',
      slogan: 'Credit, benefits and bills in one app',
      reasons: ['See at any time how money moves', 'Log in by face and pay safely', 'No benefit or coupon is missed'],
    },
    xbt: {
      name: 'Small subsidy',
      slogan: 'A subsidy every day, on everything',
      reasons: [
        'Phone credit and memberships for less',
        'Withdraw your wallet balance at any time',
        'Invite friends and earn cash',
      ],
    },
  },
  stores: { IOS: 'Get it in the App Store', ANDROID: 'Get it in the app market' },
  copyLink: 'Copy the link',
  inWechat: 'WeChat opens no store. Tap “···” above and open this page in the browser',
  search: (name) => `Search for “${name}” in your app store`,
  scan: 'Scan with your phone',
  why: 'What it gives you',
}
