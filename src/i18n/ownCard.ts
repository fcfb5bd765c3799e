import { yuan } from '@/lib/money'
import { ownCard as en } from './en/ownCard'
import { catalogue } from './language'

export const ownCard = {
  notYet: (months: number) => `开通后 ${months} 个月内有效`,
  forMonths: (months: number) => `${months} 个月`,
  buy: '立即开通',
  extend: '续期',
  again: '重新开通',
  agree: '我已阅读并同意',
  document: (name: string) => `《${name}》`,
  tickTerms: '请先阅读并勾选协议',
  priceNews: (before: number, now: number) => `价格已由 ${yuan(before)} 变为 ${yuan(now)}，请确认后再购买，本次未扣款`,
  priceOld: '价格已更新，请确认后再购买，本次未扣款',
  rights: (count: number) => `${count} 项卡内权益`,
  noRights: '暂时没有权益',
  noRightsHint: '过些时候再来看看吧',
  states: {
    locked: '开通后可用',
    can_receive: '待领取',
    received: '已领取',
    used_up: '已用完',
    expired: '已过期',
  },
  uses: (count: number) => `剩余 ${count} 次`,
  rules: '使用规则',
}

/** Words of the cards that are bought on their own: the health card and the quota-raising card. */
export const ownCardWords = catalogue({ 'zh-CN': ownCard, en })
