import type { LogoffBlock } from '@/contract/deregistration'

const blocks: Record<LogoffBlock, true> = {
  OPEN_ORDERS: true,
  OPEN_PAYMENTS: true,
  RENEWAL_ON: true,
  BALANCE_LEFT: true,
  OPEN_WITHDRAWALS: true,
  OPEN_LOANS: true,
  NUMBER_MISSING: true,
}

/** The block that a refusal of the close names; undefined for every other refusal. */
export const blockOf = (code: string): LogoffBlock | undefined =>
  Object.keys(blocks).find((block): block is LogoffBlock => block === code)
