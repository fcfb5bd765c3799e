import { shortYuan } from '@/lib/money'
import { customActivity as en } from './en/customActivity'
import { catalogue } from './language'

export const customActivity = {
  states: { coming: '即将开始', open: '进行中', ended: '已结束' },
  untilStart: '距开始',
  untilEnd: '距结束',
  days: (days: number) => `${days} 天`,
  period: (start: string, end: string) => `${start} 至 ${end}`,
  items: '做任务 领奖励',
  rules: '活动规则',
  others: '其他活动',
  othersHint: (date: string) => `${date} 结束`,
  progress: (done: number, total: number) => `进度 ${done}/${total}`,
  stock: (left: number) => `剩 ${left} 份`,
  rewards: {
    coupon: (fen: number) => `${shortYuan(fen)} 券`,
    coins: (coins: number) => `${coins} 金币`,
    voucher: (fen: number) => `+${shortYuan(fen)}`,
  },
  steps: {
    join: '参加',
    take: '领取',
    go: '去完成',
    received: '已领取',
    gone: '已领完',
    wait: '未完成',
    coming: '未开始',
    ended: '已结束',
  },
  joinBar: '立即参加',
  joinLogin: '登录参加',
  joined: '您已参加，快去做任务吧',
  comingText: '活动还没开始',
  comingHint: '到时再来，奖励等着您',
  endedText: '活动已结束',
  endedHint: '看看正在进行的其他活动',
  noItems: '暂时没有可领的奖励',
  noItemsHint: '新奖励上线后会显示在这里',
  unknown: '没有找到这个活动',
  unknownHint: '它可能已下线，看看其他福利吧',
  toWelfare: '去福利专区',
  toHome: '去首页',
  toMall: '去商城逛逛',
  gifts: '送您的礼物',
  takeNow: '立即领取',
  loginTake: '登录后领取',
  takenNote: '已放入您的优惠券',
  useNow: '去使用',
  toCoupons: '查看我的优惠券',
}

/** Words of the activities that operators configure. */
export const customActivityWords = catalogue({ 'zh-CN': customActivity, en })
