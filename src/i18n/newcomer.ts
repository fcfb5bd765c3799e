import { shortAmount, yuan } from '@/lib/money'
import { newcomer as en } from './en/newcomer'
import { catalogue } from './language'

export const newcomer = {
  total: (fen: number) => `新人礼包 ${shortAmount(fen)} 元`,
  eligible: '新用户专享，一键全部领取',
  received: '礼包已领取，下单时直接抵扣',
  notNew: '新人礼包仅限新用户领取',
  notNewHint: '老朋友也有福利，去看看吧',
  receive: '一键领取',
  use: '去使用',
  until: '领取剩余时间',
  toWelfare: '去福利专区',
  toCoupons: '查看我的优惠券',
  toMall: '去商城使用',
  coupons: '礼包内容',
  from: (fen: number) => (fen === 0 ? '无门槛' : `满 ${shortAmount(fen)} 元可用`),
  done: '礼包已放入优惠券',
  invite: '邀请好友再得奖励',
  inviteHint: '好友通过您的链接注册，您和好友都有奖励',
  inviteWay: '去邀请',
  rewards: '我的邀请奖励',
  noRewards: '还没有邀请奖励',
  reward: (fen: number) => `+${yuan(fen)}`,
  none: '暂时没有新人福利',
  noneHint: '看看其他福利吧',
}

/** Words of the welfare of new customers. */
export const newcomerWords = catalogue({ 'zh-CN': newcomer, en })
