import { yuan } from '@/lib/money'
import type { inviteFriend as zh } from '../inviteFriend'

const friends = (count: number) => (count === 1 ? '1 friend' : `${count} friends`)

export const inviteFriend: typeof zh = {
  lead: (fen) => `Earn up to ${yuan(fen)} per friend`,
  invited: (count) => `${friends(count)} invited`,
  received: (fen) => `${yuan(fen)} earned`,
  stages: 'Milestones',
  stage: (need) => `${friends(need)} invited`,
  left: (count) => `${count} to go`,
  take: 'Claim',
  takeLabel: (need) => `Claim the reward for ${friends(need)}`,
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
