import type { PayTool } from './tools'

/** A bank card waits for the code that the bank sends; it needs no form. */
export const debitCard: PayTool = { next: () => ({ kind: 'code' }) }
