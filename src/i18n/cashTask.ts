import { yuan } from '@/lib/money'
import { cashTask as en } from './en/cashTask'
import { catalogue } from './language'

export const cashTask = {
  received: '已领取（元）',
  total: (fen: number) => `全部任务可得 ${yuan(fen)}`,
  toBalance: '查看余额',
  list: '全部任务',
  plus: (fen: number, coins = 0) => `+${yuan(fen)}${coins > 0 ? ` +${coins} 金币` : ''}`,
  progress: (done: number, total: number) => `进度 ${done}/${total}`,
  actions: { todo: '去完成', done: '领取', received: '已领取' },
  open: '未完成',
  taken: (fen: number, coins = 0) => `${yuan(fen)} 已存入余额${coins > 0 ? `，获得 ${coins} 金币` : ''}`,
  empty: '暂时没有任务',
  emptyHint: '新任务上线后会显示在这里',
}

/** Words of the tasks that pay into the wallet. */
export const cashTaskWords = catalogue({ 'zh-CN': cashTask, en })
