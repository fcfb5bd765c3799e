import { shortPrice } from '@/lib/money'
import type { inflation as zh } from '../inflation'

export const inflation: typeof zh = {
  worth: 'Worth now (CNY)',
  kept: 'You keep (CNY)',
  most: (fen) => `Can grow to ¥${shortPrice(fen)}`,
  full: 'It cannot grow any more',
  tasks: 'Tasks that make it grow',
  keep: (fen) => `Keep ¥${shortPrice(fen)} off`,
  grow: 'Grow',
  over: 'No more',
  confirmTitle: 'Keep it now?',
  confirmText: (fen) => `The tasks that are left add ¥${shortPrice(fen)}. Once you keep it, it does not grow any more.`,
  confirm: 'Keep it',
  wait: 'Not yet',
  toMall: 'Use it in the mall',
  toCoupons: 'See your coupons',
  keptTasks: 'You keep the voucher, so tasks add nothing',
  noVoucher: 'There is no voucher to grow now',
  noVoucherHint: 'A new one will appear here',
}
