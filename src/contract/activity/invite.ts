import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import { type HelpRound, helpRoundNeeds, type Person, personNeeds } from './help'

/** What a customer invites friends with. */
export interface InviteInfo {
  /** The customer's id, as links carry it. */
  inviterUserId: string
  /** Where a friend gets a red packet: an address of this app that holds nothing but the id (U4). */
  link: string
  /** Where a friend helps. */
  helpLink: string
  /** Picture of the card that a chat shows, and what stands on it: for a red packet, and for help. */
  picture: string
  title: string
  helpTitle: string
  /** Friends who signed up by the customer's link. */
  invited: Whole
  /** The most that the red packet of one friend pays. */
  perFriend: Fen
  help: HelpRound
}

export interface InviteInfoRes {
  /** The customer as friends see them. */
  userInfo: Person
  inviteInfo: InviteInfo
}

/** What a customer invites friends with, and how their request for help stands. */
export const inviteInfo = endpoint<Empty, InviteInfoRes>()('/xbt-activity/invite-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'nothing',
  needs: {
    userInfo: personNeeds,
    inviteInfo: {
      inviterUserId: 'text',
      link: 'text',
      helpLink: 'text',
      picture: 'label',
      title: 'label',
      helpTitle: 'label',
      invited: 'count',
      perFriend: 'count',
      help: helpRoundNeeds,
    },
  },
})

/** How far a friend has come: signed up, or paid for an order too. */
export type FriendState = 'joined' | 'ordered'

/** One invitation that led to something. */
export interface InvitationRecord {
  recordId: string
  /** Masked. */
  name: string
  imgUrl: string
  state: FriendState
  /** When the friend signed up, or helped. */
  time: EpochMs
  /** What the friend's red packet has paid; 0 where it is not open or was empty. */
  reward: Fen
  /** Whether the friend's red packet waits to be opened. */
  waits: boolean
}

export interface InvitationRecordsReq {
  /** From 1; a page has 10 rows. */
  page: Whole
  /** `helpers`: those who help with the newest request; otherwise all friends, or those in one state. */
  of: FriendState | 'all' | 'helpers'
}

export interface InvitationRecordsRes {
  recordsList: InvitationRecord[]
}

/** The friends who came by a customer's link, newest first. */
export const invitationRecords = endpoint<InvitationRecordsReq, InvitationRecordsRes>()(
  '/xbt-activity/invitation-records',
  {
    origin: 'stated',
    family: 'ordinary',
    kind: 'read',
    empty: { recordsList: [] },
    needs: {
      recordsList: [
        'readable',
        { recordId: 'text', name: 'label', imgUrl: 'label', state: 'label', time: 'whole', reward: 'count' },
      ],
    },
  },
)

/** Since when friends count in the ranking: Monday, the first of the month, or the beginning. */
export type RankingPeriod = 'week' | 'month' | 'all'

export interface RankingRow {
  rankId: string
  /** From 1; customers with as many friends share a place. */
  place: Whole
  /** Masked. */
  name: string
  imgUrl: string
  friends: Whole
  isOwn: boolean
}

export interface RankingReq {
  period: RankingPeriod
}

export interface RankingRes {
  /** The first ten. */
  ranking: RankingRow[]
  /** The customer's own row, also where it is not among the first; absent where no friend counts. */
  own?: RankingRow
}

const rankingRowNeeds = { rankId: 'text', place: 'count', name: 'label', imgUrl: 'label', friends: 'count' } as const

/** Who has invited the most friends in a period. */
export const ranking = endpoint<RankingReq, RankingRes>()('/xbt-activity/ranking', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: { ranking: [] },
  needs: { ranking: ['readable', rankingRowNeeds], 'own?': rankingRowNeeds },
})
