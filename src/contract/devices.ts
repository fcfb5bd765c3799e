import { type Empty, type EpochMs, endpoint, type Whole } from './endpoint'

/** Where a session runs: the native app, a browser, or a mini-program. */
export type SessionPlace = 'app' | 'web' | 'weapp' | 'alipay' | 'tt'

/** One session of the customer's account. */
export interface SessionRow {
  sessionId: string
  place: SessionPlace
  /** Model or browser, such as `Chrome · Android`; empty where the device did not name itself. */
  device: string
  startTime: EpochMs
  /** The last call, to the minute. */
  lastSeenTime: EpochMs
  /** The session that asks. */
  isCurrent: boolean
}

export interface SessionListRes {
  sessions: SessionRow[]
}

/** The sessions of the account, the one that asks first, then by their last call. */
export const sessionList = endpoint<Empty, SessionListRes>()('/account/session-list', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    sessions: [
      'readable',
      { sessionId: 'text', place: 'label', device: 'label', startTime: 'whole', lastSeenTime: 'whole' },
    ],
  },
})

export interface EndOtherSessionsRes {
  ended: Whole
}

/** Ends every session of the account but the one that asks; their tokens get 300000 from then on (U5). */
export const endOtherSessions = endpoint<Empty, EndOtherSessionsRes>()('/account/end-other-sessions', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'write',
  empty: { ended: 0 },
  needs: { ended: 'count' },
})
