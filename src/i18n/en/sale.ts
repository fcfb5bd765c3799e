import { yuan } from '@/lib/money'
import type { sale as zh } from '../sale'

export const sale: typeof zh = {
  saves: (fen) => (fen > 0 ? `Save ${yuan(fen)}` : ''),
  compare: 'Compare memberships and cards',
  compareHint: 'What each one gives and how it is paid',
  notSoldTitle: 'Not available here',
  notSold: 'We do not sell this in WeChat on iOS yet. Your existing benefits still work',
}
