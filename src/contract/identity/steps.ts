import { type Empty, endpoint, type Whole } from '../endpoint'

/** What a customer proves before they can open the card, in this order. */
export type IdentityStep = 'idCard' | 'face' | 'bankCard' | 'openCard'

/**
 * Where a step stands. `todo`: not begun, or begun without a result; `read`: the card was read and waits for the customer's correction;
 * `corrected`: what was read is right and waits for the confirmation; `processing`: the server decides; `failed`: it may be tried again;
 * `locked`: no try is left today.
 */
export type StepState = 'todo' | 'read' | 'corrected' | 'processing' | 'done' | 'failed' | 'locked'

export interface StepFacts {
  step: IdentityStep
  state: StepState
  /** Tries that are left today; 0 for a locked step. */
  triesLeft: Whole
  /** Why it failed or is locked, in the customer's language; empty otherwise. */
  reason: string
}

export interface CreditStatusRes {
  /** Every step, in order. */
  steps: StepFacts[]
  /** Step that the customer goes on with; `none` where all are done. */
  next: IdentityStep | 'none'
  /** Name and number of the person whose identity is verified, masked; empty until then. */
  name: string
  idNumber: string
}

/** Where the customer stopped, on whatever device. */
export const creditStatus = endpoint<Empty, CreditStatusRes>()('/xbt/credit-status', {
  origin: 'stated',
  family: 'ordinary',
  kind: 'read',
  empty: 'malformed',
  needs: {
    steps: ['every', { step: 'text', state: 'text', triesLeft: 'count', reason: 'label' }],
    next: 'text',
    name: 'label',
    idNumber: 'label',
  },
})
