import type { BankCodeRes, ConfirmBankCodeRes, CreateAndPayRes, PayQueryRes, RenderRes } from './cashier'
import type { NeedsOf } from './needs'

const toolLabels = { name: 'label', 'cardId?': 'label', 'cardTail?': 'label', 'disabledReason?': 'label' } as const

/** Required to offer payment tools: the amount, the deadline, and every tool with its own amount. */
export const renderNeeds = {
  amount: 'fen',
  subject: 'label',
  paymentToolList: ['every', { ...toolLabels, assetType: 'text', amount: 'fen' }],
  payDeadline: 'whole',
} as const satisfies NeedsOf<RenderRes>

/** Required of a created payment. An unknown status is accepted, and keeps the payment open. */
export const createNeeds = {
  paymentStatus: 'text',
  paymentResultMessage: 'label',
  bizNo: 'text',
  outBizNo: 'label',
  'redirectActionForm?': { 'redirectUrl?': 'label' },
} as const satisfies NeedsOf<CreateAndPayRes>

/** Required to know the state of a payment; the order id distinguishes it from a payment of another order (P8). */
export const queryNeeds = {
  paymentStatus: 'text',
  paymentResultMessage: 'label',
  bizNo: 'text',
  orderId: 'text',
  amount: 'fen',
} as const satisfies NeedsOf<PayQueryRes>

/** Refusals of every call that starts a payment, in the cashier and outside it. */
export const startRefusals = [
  'ORDER_UNKNOWN',
  'ORDER_NOT_PAYABLE',
  'AMOUNT_MISMATCH',
  'TOOL_UNAVAILABLE',
  'REQUEST_MISMATCH',
  'PAYMENT_IN_PROCESS',
] as const

/** What the calls that send a card payment's code have in common. */
export const sendCodeOptions = {
  kind: 'write',
  empty: { mobile: '', resendSeconds: 60 },
  needs: { mobile: 'label', resendSeconds: 'count' } satisfies NeedsOf<BankCodeRes>,
  toast: false,
  refusals: ['PAYMENT_UNKNOWN', 'PAYMENT_CLOSED', 'BANK_CODE_LOCKED', 'BANK_CODE_TOO_OFTEN'],
} as const

/** What the calls that confirm a card payment by its code have in common. */
export const confirmCodeOptions = {
  kind: 'money',
  empty: 'malformed',
  needs: { paymentStatus: 'text', paymentResultMessage: 'label' } satisfies NeedsOf<ConfirmBankCodeRes>,
  toast: false,
  refusals: [
    'PAYMENT_UNKNOWN',
    'PAYMENT_CLOSED',
    'BANK_CODE_WRONG',
    'BANK_CODE_LOCKED',
    'BANK_CODE_TOO_OFTEN',
    'BANK_CODE_USED',
    'BANK_CODE_EXPIRED',
  ],
} as const
