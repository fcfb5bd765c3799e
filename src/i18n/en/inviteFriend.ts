import { yuan } from '@/lib/money'
import { counted } from '@/lib/plural'
import type { inviteFriend as zh } from '../inviteFriend'

export const inviteFriend: typeof zh = {
  lead: (fen) => (fen > 0 ? `Earn up to ${yuan(fen)} per friend` : 'A red packet for each friend'),
  invited: (count) => `${counted(count, 'friend')} invited`,
  received: (fen) => `${yuan(fen)} earned`,
  stages: 'Milestones',
  stage: (need) => `${counted(need, 'friend')} invited`,
  left: (count) => `${count} to go`,
  take: 'Claim',
  takeLabel: (need) => `Claim the reward for ${counted(need, 'friend')}`,
  taken: 'Claimed',
  tookIt: (fen) => `${yuan(fen)} added to your balance`,
  noStages: 'No milestones right now',
  noStagesHint: 'You still get red packets for inviting friends',
  toPackets: 'Red packets and QR code',
  toRanking: 'Ranking',
  toHelp: 'Free membership',
  rewards: 'Rewards',
  rewardsEmpty: 'No rewards yet',
  rewardsEmptyHint: 'Open a friend’s red packet or claim a milestone',
  share: 'Invite now',
  copyLink: 'Copy link',
}
