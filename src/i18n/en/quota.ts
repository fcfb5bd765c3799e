import { yuan } from '@/lib/money'
import type { quota as zh } from '../quota'

export const quota: typeof zh = {
  plus: (fen) => `+${yuan(fen)}`,
  now: 'Current quota',
  before: 'Before',
  after: 'After',
  expected: 'Expected after raise',
  gainTitle: 'How much you can gain',
  gainNote: 'Subject to review. Other card benefits are not affected if declined',
  stepsTitle: 'Three steps',
  steps: ['Buy the card', 'Request a raise', 'Decision in about a minute'],
  mine: 'My quota and raise history',
  mineActive: (day) => `Active · valid until ${day}`,
  mineDetail: 'View your quota, pending raise and history',
  see: 'View',

  cardUntil: (day) => `Card valid until ${day}`,
  cardEnded: (day) => `Card expired on ${day}`,
  cardNone: 'You do not have the card yet',
  toCard: 'Get the card',
  again: 'Get the card again',
  raise: {
    none: { title: 'You can request a raise', text: (fen) => `This card includes one raise of about ${yuan(fen)}` },
    locked: { title: 'Card required', text: (fen) => `Each card includes one raise of about ${yuan(fen)}` },
    in_review: { title: 'Raise in review', text: 'This usually takes about a minute' },
    raised: { title: 'Quota raised', text: 'Your new quota is active' },
    refused: {
      title: 'Raise declined',
      text: 'Your quota is unchanged, and other card benefits still apply',
    },
  },
  ask: 'Request a raise',
  refresh: 'Refresh',
  log: 'Raise history',
  logStates: { in_review: 'In review', raised: 'Raised', refused: 'Declined' },
  change: (before, after) => `${yuan(before)} → ${yuan(after)}`,
  noLog: 'No raises yet',
  noLogHint: 'Request a raise to see its progress and result here',
}
