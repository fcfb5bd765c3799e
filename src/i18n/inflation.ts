import { shortAmount } from '@/lib/money'
import { inflation as en } from './en/inflation'
import { catalogue } from './language'

export const inflation = {
  worth: '当前券面额（元）',
  kept: '已收下的券面额（元）',
  most: (fen: number) => `最高可膨胀到 ${shortAmount(fen)} 元`,
  full: '已膨胀到最高',
  tasks: '做任务 券膨胀',
  keep: (fen: number) => `收下 ${shortAmount(fen)} 元券`,
  grow: '膨胀',
  over: '不再膨胀',
  confirmTitle: '现在收下吗？',
  confirmText: (fen: number) => `完成剩余任务还能再涨 ${shortAmount(fen)} 元。收下后金额不再变化。`,
  confirm: '收下',
  wait: '再涨涨',
  toMall: '去商城使用',
  toCoupons: '查看优惠券',
  keptTasks: '券已收下，任务不再膨胀',
  noVoucher: '暂时没有可膨胀的券',
  noVoucherHint: '新的券上线后会显示在这里',
}

/** Words of the voucher that tasks make grow. */
export const inflationWords = catalogue({ 'zh-CN': inflation, en })
