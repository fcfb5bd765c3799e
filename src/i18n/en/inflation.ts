import { shortYuan } from '@/lib/money'
import type { inflation as zh } from '../inflation'

export const inflation: typeof zh = {
  worth: 'Current value (¥)',
  kept: 'Claimed value (¥)',
  most: (fen) => `Can grow to ${shortYuan(fen)}`,
  full: 'Fully grown',
  tasks: 'Complete tasks to grow it',
  keep: (fen) => `Claim ${shortYuan(fen)} voucher`,
  grow: 'Grow',
  over: 'Ended',
  confirmTitle: 'Claim it now?',
  confirmText: (fen) => `Remaining tasks can add ${shortYuan(fen)}. Once claimed, the voucher stops growing.`,
  confirm: 'Claim',
  wait: 'Not yet',
  toMall: 'Use it in the mall',
  toCoupons: 'View my coupons',
  keptTasks: 'Voucher claimed. Tasks no longer add value',
  noVoucher: 'No voucher to grow right now',
  noVoucherHint: 'New vouchers will appear here',
}
