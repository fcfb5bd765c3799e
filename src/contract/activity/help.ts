import { type Empty, type EpochMs, endpoint, type Whole } from '../endpoint'
import type { NeedsOf } from '../needs'

/**
 * How a request for help stands. `none`: it was never made; `running`: friends can help; `done`: enough have helped, and the membership was
 * given; `over`: its time ran out before.
 */
export type HelpState = 'none' | 'running' | 'done' | 'over'

/** A request for help: so many friends within a time, for a membership. */
export interface HelpRound {
  state: HelpState
  need: Whole
  helped: Whole
  /** How long the membership runs that is given for it. */
  months: Whole
  /** How long friends have to help, once it is made. */
  hours: Whole
  /** When its time runs out; absent where none was made. */
  endsAt?: EpochMs
}

export const helpRoundNeeds = {
  state: 'label',
  need: 'count',
  helped: 'count',
  months: 'count',
  hours: 'count',
  'endsAt?': 'whole',
} as const satisfies NeedsOf<HelpRound>

/** A customer as others see them: a masked name, and their picture, which may be empty. */
export interface Person {
  name: string
  imgUrl: string
}

export const personNeeds = { name: 'label', imgUrl: 'label' } as const satisfies NeedsOf<Person>

/** Begins a request for help; answers the one that runs already. Refused once a membership was given for one. */
export const startHelp = endpoint<Empty, HelpRound>()('/xbt-activity/start-help', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: helpRoundNeeds,
  refusals: ['HELP_DONE'],
})

/**
 * Who a friend is who opens a link. `visitor`: not signed in; `self`: it is their own link; `new`: they signed up by this link within the
 * last day; `old`: they had an account before; `helped`: they have helped already.
 */
export type HelperStanding = 'visitor' | 'self' | 'new' | 'old' | 'helped'

export interface HelperInfoReq {
  /** As the link has it: digits, or anything else that was typed. */
  inviterUserId: string
}

export interface HelperInfoRes {
  /** Who asks for help, masked. */
  inviter: Person
  help: HelpRound
  standing: HelperStanding
}

/** What a friend sees who opens a customer's link, signed in or not. */
export const helperInfo = endpoint<HelperInfoReq, HelperInfoRes>()('/xbt-activity/helper-info', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'nothing',
  needs: { inviter: personNeeds, help: helpRoundNeeds, standing: 'label' },
  refusals: ['INVITER_UNKNOWN'],
})

/** Helps the customer of a link, once in a lifetime; the last friend who is needed brings the membership. Answers how it stands then. */
export const giveHelp = endpoint<HelperInfoReq, HelpRound>()('/xbt-activity/help', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
  needs: helpRoundNeeds,
  refusals: ['INVITER_UNKNOWN', 'HELP_SELF', 'HELP_ONLY_NEW', 'HELP_TWICE', 'HELP_OVER', 'HELP_FULL'],
})
