import { type EpochMs, endpoint, type Whole } from './endpoint'
import type { NeedsOf } from './needs'

/** `none`: never granted; `ended`: its term is over. */
export type GrantState = 'none' | 'granted' | 'withdrawn' | 'ended'

/** What a customer allows a partner to get, and where that stands. */
export interface Authorization {
  /** Code of the partner. */
  partner: string
  name: string
  /** What the partner does with the data. */
  purpose: string
  /** Kinds of data that are handed over. */
  scopes: string[]
  /** How long a grant is valid, in days. */
  termDays: Whole
  state: GrantState
  /** The last grant; absent where there was none. */
  grantedAt?: EpochMs
  /** When that grant ends, or was to end. */
  until?: EpochMs
  /** When it was withdrawn; absent while it was not. */
  withdrawnAt?: EpochMs
}

/** An authorization without its partner cannot be opened, so it is dropped from a list. */
const authorizationNeeds = {
  partner: 'text',
  name: 'label',
  purpose: 'label',
  scopes: ['readable', 'text'],
  termDays: 'count',
  state: 'label',
  'grantedAt?': 'whole',
  'until?': 'whole',
  'withdrawnAt?': 'whole',
} as const satisfies NeedsOf<Authorization>

export interface GrantedReq {
  /** This partner's, also where nothing was granted yet; without it, all that were ever granted. */
  partner?: string
}

export interface GrantedRes {
  /** Newest grant first. */
  authorizations: Authorization[]
}

/** Authorizations of partners. */
export const granted = endpoint<GrantedReq, GrantedRes>()('/xbt/granted', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: { authorizations: [] },
  needs: { authorizations: ['readable', authorizationNeeds] },
  refusals: ['PARTNER_UNKNOWN'],
})

export interface GrantReq {
  partner: string
  /** `false` withdraws the authorization. */
  isGranted: boolean
}

export interface GrantRes {
  authorization: Authorization
}

/** Grants or withdraws an authorization. What is granted, or withdrawn, already stays as it is. */
export const grant = endpoint<GrantReq, GrantRes>()('/xbt/grant', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { authorization: authorizationNeeds },
  refusals: ['PARTNER_UNKNOWN', 'GRANT_NONE'],
})

export interface SynchronizeDataReq {
  /** Eleven digits, no spaces. */
  mobile: string
  /** A code of the scene `bind`. */
  code: string
}

export interface SynchronizeDataRes {
  /** The number that is bound now, masked. */
  mobile: string
}

/**
 * Binds a phone number to an account that was made by the host's login alone, and so has none. The code is checked before anything is said
 * about the number, so that no one can ask whose numbers are registered.
 */
export const synchronizeData = endpoint<SynchronizeDataReq, SynchronizeDataRes>()('/xbt/synchronize-data', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { mobile: 'label' },
  refusals: [
    'MOBILE_INVALID',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_USED',
    'CODE_LOCKED',
    'MOBILE_TAKEN',
    'MOBILE_BOUND',
  ],
})
