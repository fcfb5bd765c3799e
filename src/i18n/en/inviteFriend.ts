import { yuan } from '@/lib/money'
import type { inviteFriend as zh } from '../inviteFriend'

const friends = (count: number) => (count === 1 ? '1 friend' : `${count} friends`)

export const inviteFriend: typeof zh = {
  lead: (fen) => `Up to ${yuan(fen)} for each friend`,
  invited: (count) => `${friends(count)} invited`,
  received: (fen) => `${yuan(fen)} received`,
  stages: 'Milestones',
  stage: (need) => `${friends(need)} invited`,
  left: (count) => `${count} to go`,
  take: 'Take it',
  takeLabel: (need) => `Take it: the reward for ${friends(need)}`,
  taken: 'Received',
  tookIt: (fen) => `${yuan(fen)} is in your balance`,
  noStages: 'No milestones now',
  noStagesHint: 'Friends still bring you red packets',
  toPackets: 'Packets and QR code',
  toRanking: 'Ranking',
  toHelp: 'Free membership',
  rewards: 'Rewards',
  rewardsEmpty: 'No rewards yet',
  rewardsEmptyHint: 'Open the packet of a friend, or take a milestone',
  share: 'Invite now',
  copyLink: 'Copy the link',
}
