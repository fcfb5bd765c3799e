import { formatAmount } from '@/lib/money'
import type { cashTask as zh } from '../zh-CN/cashTask'

const yuan = (fen: number) => `¥${formatAmount(fen)}`

export const cashTask: typeof zh = {
  received: 'Received (CNY)',
  total: (fen) => `All tasks pay ${yuan(fen)}`,
  toBalance: 'See the balance',
  list: 'All tasks',
  plus: (fen) => `+${yuan(fen)}`,
  progress: (done, total) => `${done} of ${total}`,
  actions: { todo: 'Do it', done: 'Take it', received: 'Received' },
  open: 'Not finished',
  taken: (fen) => `${yuan(fen)} is in your wallet`,
  empty: 'There are no tasks now',
  emptyHint: 'New tasks will appear here',
}
