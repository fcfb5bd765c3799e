import { download as en } from './en/download'
import { catalogue } from './language'

export const download = {
  apps: {
    app: {
      name: '小补贴钱包',
      slogan: '额度、权益和账单，一个 App 都管好',
      reasons: ['到账和还款，随时查看', '刷脸登录，付款更安心', '会员权益和优惠券不再错过'],
    },
    xbt: {
      name: '小补贴',
      slogan: '天天有补贴，买啥都省钱',
      reasons: ['充话费、买会员，天天补贴价', '钱包余额随时提现', '邀请好友，一起拿现金'],
    },
  },
  stores: { IOS: '前往 App Store 下载', ANDROID: '前往应用市场下载' },
  copyLink: '复制下载链接',
  inWechat: '微信内无法打开应用商店，请点右上角“···”，选择在浏览器打开',
  search: (name: string) => `请在应用商店搜索“${name}”下载`,
  scan: '用手机扫码下载',
  why: '下载后您可以',
}

/** Words of the screens that download the apps. */
export const downloadWords = catalogue({ 'zh-CN': download, en })
