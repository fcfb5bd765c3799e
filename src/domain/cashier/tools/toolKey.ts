import type { PaymentTool } from '@/contract/cashier'

/** Tells one tool of a list from another: each card is a tool by itself. */
export const toolKey = ({ assetType, cardId = '' }: Pick<PaymentTool, 'assetType' | 'cardId'>): string =>
  `${assetType}${cardId}`
