import { type Empty, type EpochMs, endpoint, type Fen, type Whole } from './endpoint'

/** Something that moved the score. */
export interface ScoreFactor {
  factorId: string
  name: string
  text: string
  effect: 'up' | 'down'
  /** By how many points. */
  points: Whole
}

export interface CreditScoreRes {
  /** Absent while there is none yet. */
  score?: Whole
  minimum: Whole
  maximum: Whole
  /** Name of the range in which the score lies; without a score, why there is none. */
  level: string
  /** The day of the score, and the day of the next one. */
  scoreTime: EpochMs
  nextTime: EpochMs
  /** What moved the score, the strongest first; without a score, what would bring one. */
  factors: ScoreFactor[]
}

/** The customer's credit score and what moves it. */
export const creditScore = endpoint<Empty, CreditScoreRes>()('/xbt/credit-score', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    'score?': 'whole',
    minimum: 'whole',
    maximum: 'whole',
    level: 'label',
    scoreTime: 'whole',
    nextTime: 'whole',
    factors: ['readable', { factorId: 'text', name: 'label', text: 'label', effect: 'label', points: 'count' }],
  },
})

export interface CreditReportInfoRes {
  /** Absent while there is no report. */
  reportTime?: EpochMs
  /** Orders that were paid, and orders that were refunded, in the time of the report. */
  paidOrders: Whole
  refundedOrders: Whole
}

/** What stands in the credit report, in short. */
export const creditReportInfo = endpoint<Empty, CreditReportInfoRes>()('/vip/credit-report-info', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'malformed',
  needs: { 'reportTime?': 'whole', paidOrders: 'count', refundedOrders: 'count' },
})

/** A part of the report; each line is a fact and its value. */
export interface ReportPart {
  title: string
  lines: { name: string; value: string }[]
}

export interface CreditReportRes {
  reportNo: string
  reportTime: EpochMs
  parts: ReportPart[]
}

/** The credit report, in the customer's language; names and numbers in it are masked. Its login is in no address. */
export const creditReport = endpoint<Empty, CreditReportRes>()('/credit/credit-report', {
  origin: 'named',
  family: 'ordinary',
  kind: 'read',
  method: 'GET',
  empty: 'nothing',
  needs: {
    reportNo: 'text',
    reportTime: 'whole',
    parts: ['readable', { title: 'label', lines: ['readable', { name: 'label', value: 'label' }] }],
  },
  refusals: ['REPORT_NONE'],
})

/** What came of matching the customer with a provider of funds; `none` where they have not applied for the card yet. */
export type FundClass = 'none' | 'review' | 'matched' | 'refused'

export interface DisplayClassifyRes {
  classify: FundClass
}

/** Which result the matching page shows. */
export const displayClassify = endpoint<Empty, DisplayClassifyRes>()('/vip/display-classify', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'malformed',
  needs: { classify: 'text' },
})

export interface LimitAmountStatusRes {
  /** The amount that the provider offers; 0 unless matched. */
  amount: Fen
  /** Name of the provider; empty unless matched. */
  provider: string
  /** Yearly rate in hundredths of a percent; 0 unless matched. */
  rate: Whole
  /** Why it was refused, in the customer's language; empty otherwise. */
  reason: string
  /** When a refused customer can be matched again; absent otherwise. */
  retryTime?: EpochMs
}

/** The amount that was matched, or why none was. */
export const limitAmountStatus = endpoint<Empty, LimitAmountStatusRes>()('/vip/limit-amount-status', {
  origin: 'named',
  family: 'vip',
  kind: 'read',
  empty: 'malformed',
  needs: { amount: 'count', provider: 'label', rate: 'count', reason: 'label', 'retryTime?': 'whole' },
})
