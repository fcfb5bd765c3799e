import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { cashTask as zh } from '../cashTask'

export const cashTask: typeof zh = {
  received: 'Earned (¥)',
  total: (fen) => `Earn up to ${yuan(fen)} in total`,
  toBalance: 'View balance',
  list: 'All tasks',
  plus: (fen, coins = 0) => `+${yuan(fen)}${coins > 0 ? ` +${counted(coins, 'coin')}` : ''}`,
  progress: (done, total) => `${done} of ${total}`,
  actions: { todo: 'Go', done: 'Claim', received: 'Claimed' },
  open: 'Not completed',
  taken: (fen, coins = 0) => `${yuan(fen)} added to your balance${coins > 0 ? `, plus ${counted(coins, 'coin')}` : ''}`,
  empty: 'No tasks right now',
  emptyHint: 'New tasks will appear here',
}
