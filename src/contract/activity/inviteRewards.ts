import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'

/** A number of friends for which there is a reward of its own. `todo`: not reached; `done`: it can be taken; `received`: it was. */
export interface InviteStage {
  stageId: string
  need: Whole
  reward: Fen
  state: 'todo' | 'done' | 'received'
}

export interface InvitationsRes {
  stages: InviteStage[]
  invited: Whole
  /** The most that the red packet of one friend pays. */
  perFriend: Fen
  /** What invitations have paid so far. */
  received: Fen
}

/** The stages of a customer's invitations. */
export const invitations = endpoint<Empty, InvitationsRes>()('/activity/invitations', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: { stages: [], invited: 0, perFriend: 0, received: 0 },
  needs: {
    stages: ['readable', { stageId: 'text', need: 'count', reward: 'fen', state: 'label' }],
    invited: 'count',
    perFriend: 'count',
    received: 'count',
  },
})

export interface TakeStageReq {
  stageId: string
}

export interface TakeStageRes {
  /** What was paid into the wallet. */
  amount: Fen
}

/** Takes the reward of a stage that was reached, once. */
export const takeStage = endpoint<TakeStageReq, TakeStageRes>()('/activity/take-stage', {
  origin: 'ours',
  family: 'vip',
  kind: 'money',
  empty: 'malformed',
  needs: { amount: 'fen' },
  refusals: ['STAGE_UNKNOWN', 'STAGE_OPEN', 'STAGE_TAKEN'],
})

/** One reward that an invitation brought. */
export interface InviteReward {
  rewardId: string
  /** What it was for, in the customer's language. */
  title: string
  amount: Fen
  time: EpochMs
}

export interface InviteRewardListReq {
  /** From 1; a page has 10 rows. */
  page: Whole
}

export interface InviteRewardListRes {
  rewardList: InviteReward[]
}

/** What invitations have paid into a customer's wallet, newest first. */
export const inviteRewardList = endpoint<InviteRewardListReq, InviteRewardListRes>()('/activity/invite-reward-list', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: { rewardList: [] },
  needs: { rewardList: ['readable', { rewardId: 'text', title: 'label', amount: 'fen', time: 'whole' }] },
})
