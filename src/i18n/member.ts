import { formatAmount, yuan } from '@/lib/money'
import { member as en } from './en/member'
import { catalogue } from './language'

export const member = {
  yuan: (fen: number) => `${formatAmount(fen)} 元`,
  earnings: '大家都在省',
  noLevels: '黄金会员暂未开放购买',
  noLevelsHint: '过些时候再来看看吧',
  invite: '送给好友',
  inviteHint: '保存或分享带有您二维码的海报',

  notYet: (name: string) => `${name}，您还不是黄金会员`,
  notYetYou: '您还不是黄金会员',
  until: (day: string) => `有效期至 ${day}`,
  ended: (day: string) => `已于 ${day} 到期`,
  levels: '选择会员卡',
  length: (months: number) => `${months} 个月`,
  perMonth: (fen: number) => `约 ${yuan(fen)}/月`,
  benefits: (count: number) => `${count} 项会员权益`,
  rules: '购买说明',
  receiveRules: '领取说明',
  buy: '立即开通',
  renew: '立即续费',
  agree: '我已阅读并同意',
  terms: [{ code: 'gold-member', title: '《黄金会员服务协议》' }],
  termsTitle: '黄金会员服务协议',
  termsFailed: '协议加载失败，请重试',
  retry: '重试',
  version: (version: string) => `版本 ${version}`,
  agreeFirst: '请先阅读并勾选协议',
  backAsMember: '开通成功，黄金会员权益已生效',
  backWithout: '还没有完成支付，15 分钟内可继续',
  goOn: '继续支付',

  worth: (fen: number) => `价值 ${yuan(fen)}`,
  free: (months: number) => `免费 ${months} 个月`,
  receiveTitle: '验证手机号领取',
  receive: '免费领取',
  received: '领取成功',
  receivedText: (day: string) => `有效期至 ${day}，登录即可使用`,
  toMine: '查看我的黄金会员',
  toHome: '先去首页逛逛',
}

/** Words of the memberships. */
export const memberWords = catalogue({ 'zh-CN': member, en })
