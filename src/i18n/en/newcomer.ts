import { formatAmount, shortPrice } from '@/lib/money'
import type { newcomer as zh } from '../newcomer'

export const newcomer: typeof zh = {
  total: (fen) => `¥${shortPrice(fen)} to welcome you`,
  eligible: 'For new customers: take them all at once',
  received: 'They are yours, and come off your orders',
  notNew: 'These coupons are for new customers only',
  notNewHint: 'There is welfare for you too',
  receive: 'Take them all',
  use: 'Use it',
  until: 'Can be taken for',
  toWelfare: 'See all welfare',
  toCoupons: 'See your coupons',
  toMall: 'Use them in the mall',
  coupons: 'What is in it',
  yuan: (fen) => `¥${shortPrice(fen)}`,
  from: (fen) => (fen === 0 ? 'For any amount' : `For ¥${shortPrice(fen)} or more`),
  done: 'They are among your coupons',
  invite: 'Invite friends for more',
  inviteHint: 'A friend who signs up by your link brings a reward to both of you',
  inviteWay: 'Invite',
  rewards: 'Your rewards for invitations',
  noRewards: 'No rewards for invitations yet',
  reward: (fen) => `+¥${formatAmount(fen)}`,
  none: 'There is nothing for new customers now',
  noneHint: 'See what else there is',
}
