import type { PaymentStatus } from '@/contract/cashier'

/** The state of a payment on a screen. */
export type PayState =
  | 'idle'
  | 'creating'
  | 'awaitingHost'
  | 'awaitingSms'
  | 'confirming'
  | 'paid'
  | 'failed'
  | 'unknown'

/**
 * What happens to a payment. `serverOpen`, `serverPaid` and `serverFailed` are the server's answer and the only way to an end;
 * `lost` is a call that gave no such answer, `gaveUp` the customer who leaves the payment open.
 */
export type PayEvent =
  | 'start'
  | 'resume'
  | 'hostNeeded'
  | 'codeNeeded'
  | 'hostReturned'
  | 'serverOpen'
  | 'serverPaid'
  | 'serverFailed'
  | 'lost'
  | 'gaveUp'

const ended = { serverPaid: 'paid', serverFailed: 'failed' } as const
const left = { lost: 'unknown', gaveUp: 'unknown' } as const

const moves: Record<PayState, Partial<Record<PayEvent, PayState>>> = {
  idle: { start: 'creating', resume: 'confirming' },
  creating: { ...ended, ...left, hostNeeded: 'awaitingHost', codeNeeded: 'awaitingSms', serverOpen: 'confirming' },
  awaitingHost: { ...ended, ...left, hostReturned: 'confirming' },
  awaitingSms: { ...ended, ...left, serverOpen: 'confirming' },
  confirming: { ...ended, ...left },
  unknown: { ...ended, resume: 'confirming' },
  paid: {},
  failed: {},
}

/** The state after an event. One that means nothing in this state changes nothing, so paid and failed never go back. */
export const nextState = (state: PayState, event: PayEvent): PayState => moves[state][event] ?? state

/** What the specification calls the card pay status. */
export type PayCardStatus = 'payIn' | 'paySuccess' | 'payFailed'

/** The card pay status of each state: payIn while the server says created, submitted or in process. An unknown outcome is payFailed. */
export const payCardStatus: Record<PayState, PayCardStatus | undefined> = {
  idle: undefined,
  creating: undefined,
  awaitingHost: 'payIn',
  awaitingSms: 'payIn',
  confirming: 'payIn',
  paid: 'paySuccess',
  failed: 'payFailed',
  unknown: 'payFailed',
}

const events = new Map<PaymentStatus, 'serverPaid' | 'serverFailed'>([
  ['PAYMENT_SUCCESS', 'serverPaid'],
  ['PAYMENT_FAILURE', 'serverFailed'],
])

/** The server's status as an event; a status not known keeps the payment open. */
export const eventOf = (status: PaymentStatus): 'serverPaid' | 'serverFailed' | 'serverOpen' =>
  events.get(status) ?? 'serverOpen'

/** Whether a payment waits for the customer to do something; otherwise it has ended, or the server is deciding on it. */
export const awaitsCustomer = (status: PaymentStatus): boolean =>
  status === 'PAYMENT_CREATED' || status === 'PAYMENT_SUBMITTED'
