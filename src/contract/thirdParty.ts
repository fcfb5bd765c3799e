import { type EpochMs, endpoint, type Whole } from './endpoint'

/**
 * Where the authorization of a partner's account stands. `waiting`: the customer has not decided at the partner yet; `expired`: they did not decide in
 * time; `none`: nothing was asked for yet, or what was granted has ended or was withdrawn.
 */
export type Standing = 'none' | 'waiting' | 'granted' | 'refused' | 'expired'

export interface ThirdPartyReq {
  /** Code of the partner. */
  partner: string
}

export interface ThirdPartyPrepareRes {
  partner: string
  name: string
  /** What the partner does with the data. */
  purpose: string
  /** Kinds of data that are handed over. */
  scopes: string[]
  /** How long a grant is valid, in days. */
  termDays: Whole
  standing: Standing
  /** When the grant ends; only of `granted`. */
  until?: EpochMs
}

/** What a customer allows a partner whose account they authorize, before they go there (*third-party prepare*). */
export const thirdPartyPrepare = endpoint<ThirdPartyReq, ThirdPartyPrepareRes>()('/third-party/prepare', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  empty: 'PARTNER_UNKNOWN',
  needs: {
    partner: 'text',
    name: 'label',
    purpose: 'label',
    scopes: ['readable', 'text'],
    termDays: 'count',
    standing: 'text',
    'until?': 'whole',
  },
  refusals: ['PARTNER_UNKNOWN'],
})

export interface JumpLinkReq {
  partner: string
  /** Where the partner sends the customer back to; empty in a mini-program, which nothing leads back to. */
  callBackUrl: string
}

export interface JumpLinkRes {
  /** The partner's page, where the customer agrees or refuses. */
  url: string
}

/** The way to the partner's page (*jump link*): the one that is open, or a new one, on which the customer decides within ten minutes. */
export const jumpLink = endpoint<JumpLinkReq, JumpLinkRes>()('/third-party/jump-link', {
  origin: 'named',
  family: 'ordinary',
  kind: 'write',
  empty: 'malformed',
  needs: { url: 'text' },
  refusals: ['PARTNER_UNKNOWN', 'GRANTED_ALREADY'],
})
