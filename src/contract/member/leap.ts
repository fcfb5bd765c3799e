import { type Empty, type EpochMs, endpoint, type Fen } from '../endpoint'
import type { NeedsOf } from '../needs'
import { type ExpectedReceiveRes, expectedNeeds, type VipInfoRes, vipInfoNeeds } from './info'
import type { OrderRenewLogRes, RenewalRes } from './renewal'
import { orderRenewLogNeeds } from './renewal'
import { type PageReq, type ReceiveLogRes, type RightsRes, receiveLogNeeds, rightsNeeds } from './rights'

const read = { family: 'supVip', kind: 'read' } as const

/** The super-vip membership: the same fields as `vipInfo`. */
export const leapVipInfo = endpoint<Empty, VipInfoRes>()('/sup-vip/info', {
  origin: 'named',
  ...read,
  failure: 'memberInfo',
  empty: 'malformed',
  needs: vipInfoNeeds,
})

/** The rights of the super-vip membership. */
export const leapRights = endpoint<Empty, RightsRes>()('/sup-vip/rights', {
  origin: 'named',
  ...read,
  failure: 'memberInfo',
  empty: { categories: [] },
  needs: rightsNeeds,
})

/** Purchases and charges of the super-vip membership, newest first. */
export const leapRenewLog = endpoint<PageReq, OrderRenewLogRes>()('/sup-vip/renew-log', {
  origin: 'named',
  ...read,
  empty: { rows: [] },
  needs: orderRenewLogNeeds,
  toast: false,
})

/** What the customer has claimed as a super-vip member, newest first. */
export const leapReceiveLog = endpoint<PageReq, ReceiveLogRes>()('/sup-vip/receive-log', {
  origin: 'named',
  ...read,
  empty: { rows: [] },
  needs: receiveLogNeeds,
})

export interface IncreaseStatusRes {
  /** Where the raise of the quota stands that the membership brings. */
  status: 'none' | 'in_review' | 'raised' | 'refused'
  /** How much it was raised by; absent unless it was. */
  amount?: Fen
  quotaBefore?: Fen
  quotaAfter?: Fen
  /** Why it was refused. */
  reason?: string
  changedAt?: EpochMs
}

/** Whether the quota is being raised, and by how much. */
export const increaseStatus = endpoint<Empty, IncreaseStatusRes>()('/sup-vip/increase-status', {
  origin: 'named',
  ...read,
  empty: { status: 'none' },
  needs: {
    status: 'text',
    'amount?': 'fen',
    'quotaBefore?': 'fen',
    'quotaAfter?': 'fen',
    'reason?': 'label',
    'changedAt?': 'whole',
  },
})

/** What a super-vip member can claim next, the soonest first. */
export const expectedVipList = endpoint<Empty, ExpectedReceiveRes>()('/sup-vip/expected-list', {
  origin: 'named',
  ...read,
  empty: { expectedList: [] },
  needs: expectedNeeds,
})

export interface LeapRenewalReq {
  renew: boolean
  /** Why it is stopped, as the customer chose it; empty where they gave no reason. */
  reason: string
}

/** Starts or stops the renewal of the super-vip membership; a change writes one line of the log (P22). */
export const leapRenewal = endpoint<LeapRenewalReq, RenewalRes>()('/sup-vip/renewal', {
  origin: 'named',
  family: 'supVip',
  kind: 'write',
  empty: 'malformed',
  needs: { renewStatus: 'text', endTime: 'whole', 'nextChargeTime?': 'whole' },
  toast: false,
  refusals: ['NOT_A_MEMBER', 'RENEWAL_NOT_OFFERED'],
})

/** The family of memberships, for the choice at the top of the screen. */
export interface SuperVip {
  pageType: string
  name: string
  text: string
  isActive: boolean
  lowestPrice: Fen
}

export interface SuperVipInfoRes {
  vips: SuperVip[]
}

const superVipNeeds = {
  vips: ['readable', { pageType: 'text', name: 'label', text: 'label', lowestPrice: 'fen' }],
} as const satisfies NeedsOf<SuperVipInfoRes>

/** The memberships of the super-vip family; `pageType` of an address chooses one. */
export const superVipInfo = endpoint<Empty, SuperVipInfoRes>()('/sup-vip/super-vip-info', {
  origin: 'named',
  ...read,
  failure: 'memberInfo',
  empty: { vips: [] },
  needs: superVipNeeds,
})
