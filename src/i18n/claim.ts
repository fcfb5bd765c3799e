import { claim as en } from './en/claim'
import { catalogue } from './language'

export const claim = {
  claim: '领取',
  claimedTitle: '领取成功',
  use: '去使用',
  claimable: '可领取',
  claimableCount: (count: number) => `${count} 项可领取`,
  understood: '知道了',
  states: {
    received: '已领取',
    used: '已使用',
    used_up: '本月已用完',
    locked: '开通后可领',
    expired: '已过期',
  },
  renewFirst: '续费后可领',
  copyCode: '复制兑换码',
  until: (day: string) => `有效期至 ${day}`,
  endedOn: (day: string) => `已于 ${day} 到期`,
}

/** Words of benefits that are claimed, on every screen that has them. */
export const claimWords = catalogue({ 'zh-CN': claim, en })
