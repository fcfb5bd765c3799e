import { yuan } from '@/lib/money'
import type { quota as zh } from '../quota'

export const quota: typeof zh = {
  yuan,
  plus: (fen) => `+${yuan(fen)}`,
  now: 'Your quota now',
  before: 'Before',
  after: 'After',
  expected: 'With a raise',
  gainTitle: 'What a raise would bring',
  gainNote: 'Each raise is reviewed. A refused one leaves the other benefits as they are',
  stepsTitle: 'Three steps',
  steps: ['Get the card', 'Ask for the raise', 'Decided in about a minute'],
  mine: 'My quota and its raises',
  mineActive: (day) => `Your card is active until ${day}`,
  mineDetail: 'Your quota, the raise in review and earlier ones',
  see: 'Open',

  cardUntil: (day) => `Your card runs until ${day}`,
  cardEnded: (day) => `Your card ended on ${day}`,
  cardNone: 'You do not have the card yet',
  toCard: 'Get the card',
  again: 'Get the card again',
  raise: {
    none: { title: 'You can ask for a raise', text: (fen) => `This card gives one raise, by about ${yuan(fen)}` },
    locked: { title: 'Raises come with the card', text: (fen) => `Each card gives one raise, by about ${yuan(fen)}` },
    in_review: { title: 'Your raise is in review', text: 'It usually takes about a minute' },
    raised: { title: 'Your quota was raised', text: 'The new quota is active' },
    refused: {
      title: 'The raise was refused',
      text: 'Your quota stays as it is, and so do the other benefits of the card',
    },
  },
  ask: 'Ask for a raise',
  refresh: 'Refresh',
  log: 'Raises by the card',
  logStates: { in_review: 'In review', raised: 'Raised', refused: 'Refused' },
  change: (before, after) => `${yuan(before)} → ${yuan(after)}`,
  noLog: 'No raises by the card yet',
  noLogHint: 'Once you ask for a raise, its progress and result are shown here',
}
