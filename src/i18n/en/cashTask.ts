import { yuan } from '@/lib/money'
import type { cashTask as zh } from '../cashTask'

export const cashTask: typeof zh = {
  received: 'Received (CNY)',
  total: (fen) => `All tasks pay ${yuan(fen)}`,
  toBalance: 'See the balance',
  list: 'All tasks',
  plus: (fen, coins = 0) => `+${yuan(fen)}${coins > 0 ? ` +${coins} coins` : ''}`,
  progress: (done, total) => `${done} of ${total}`,
  actions: { todo: 'Do it', done: 'Take it', received: 'Received' },
  open: 'Not finished',
  taken: (fen, coins = 0) => `${yuan(fen)} is in your wallet${coins > 0 ? `, and ${coins} coins` : ''}`,
  empty: 'There are no tasks now',
  emptyHint: 'New tasks will appear here',
}
