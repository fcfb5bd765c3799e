import { shortYuan, yuan } from '@/lib/money'
import type { newcomer as zh } from '../newcomer'

export const newcomer: typeof zh = {
  total: (fen) => `${shortYuan(fen)} welcome pack`,
  eligible: 'For new customers. Claim it all in one tap',
  received: 'Claimed. Use it on your orders',
  notNew: 'The welcome pack is for new customers only',
  notNewHint: 'There are offers for you too',
  receive: 'Claim all',
  use: 'Use',
  until: 'Claim within',
  toWelfare: 'Go to welfare page',
  toCoupons: 'View my coupons',
  toMall: 'Use them in the mall',
  coupons: 'What’s inside',
  from: (fen) => (fen === 0 ? 'No minimum spend' : `Min. spend ${shortYuan(fen)}`),
  done: 'Added to your coupons',
  invite: 'Invite friends for more',
  inviteHint: 'You and your friend both earn a reward when they sign up with your link',
  inviteWay: 'Invite',
  rewards: 'My invitation rewards',
  noRewards: 'No invitation rewards yet',
  reward: (fen) => `+${yuan(fen)}`,
  none: 'No offers for new customers right now',
  noneHint: 'See other offers',
}
