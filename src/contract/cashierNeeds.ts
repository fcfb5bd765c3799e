import type { CreateAndPayRes, PayQueryRes, RenderRes } from './cashier'
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
