import { type EpochMs, endpoint, type Fen, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/** Code of the activity whose items groups get for free; its rules and its items are those of a configured activity. */
export const freeActivityCode = 'free'

/** A member of a group. */
export interface FreeMember {
  /** Masked. */
  name: string
  imgUrl: string
  isStarter: boolean
  isSelf: boolean
}

/** A group that gets goods for free once it is full, within a day of its start. */
export interface FreeGroup {
  groupId: string
  itemId: string
  title: string
  /** Address of the picture of the goods. */
  picture: string
  /** What the goods cost otherwise. */
  worth: Fen
  /** How many make the group full. */
  size: Whole
  state: 'open' | 'full' | 'expired'
  startTime: EpochMs
  /** Until when members can join. */
  endTime: EpochMs
  members: FreeMember[]
  /** How the customer stands to it; `none` for a visitor. */
  standing: 'started' | 'joined' | 'none'
  /** The order that holds the goods, for a member of a full group; absent where they have had these goods before. */
  orderId?: string
}

/** How a group is read. */
const groupNeeds = {
  groupId: 'text',
  itemId: 'text',
  title: 'label',
  picture: 'label',
  worth: 'count',
  size: 'whole',
  state: 'text',
  startTime: 'count',
  endTime: 'whole',
  members: ['readable', { name: 'label', imgUrl: 'label' }],
  standing: 'text',
  'orderId?': 'text',
} as const satisfies NeedsOf<FreeGroup>

export interface FreeGroupReq {
  groupId: string
}

export interface FreeGroupRes {
  group: FreeGroup
}

/** One group; anyone who has its link may see it. */
export const freeGroup = endpoint<FreeGroupReq, FreeGroupRes>()('/activity/free-group', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: 'GROUP_UNKNOWN',
  needs: { group: groupNeeds },
  refusals: ['GROUP_UNKNOWN'],
})

export interface StartFreeGroupReq {
  itemId: string
}

/** Starts a group for an item. A customer has one open group of an item at a time, which is answered again. */
export const startFreeGroup = endpoint<StartFreeGroupReq, FreeGroupRes>()('/activity/start-free-group', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { group: groupNeeds },
  refusals: ['ITEM_UNKNOWN', 'GOODS_TAKEN', 'ACTIVITY_COMING', 'ACTIVITY_ENDED'],
})

/** Joins a group; the member who makes it full brings the goods to all of its members, once to each. */
export const joinFreeGroup = endpoint<FreeGroupReq, FreeGroupRes>()('/activity/join-free-group', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: { group: groupNeeds },
  refusals: ['GROUP_UNKNOWN', 'GROUP_OWN', 'GROUP_JOINED', 'GROUP_FULL', 'GROUP_EXPIRED', 'GOODS_TAKEN'],
})

export interface FreeGroupsReq {
  /** From 1. */
  page: Whole
}

export interface FreeGroupsRes {
  groups: FreeGroup[]
}

/** The groups that the customer started or joined, the newest first, ten a page. */
export const freeGroups = endpoint<FreeGroupsReq, FreeGroupsRes>()('/activity/free-groups', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: { groups: [] },
  needs: { groups: ['readable', groupNeeds] },
})
