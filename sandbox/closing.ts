import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LogoffBlock, LogoffBlocker, LogoffLoss } from '@/contract/deregistration'
import type { Db } from './db/client'
import type { MessageParams } from './refusals'

/** A customer whose account is closed, or who asks what that would mean. */
export interface Leaver {
  userId: number
  /** Empty where no number is bound. */
  mobile: string
  now: Date
  /** What of the balance they let lapse, in fen, of a close; absent where they only ask what would prevent it. */
  lapse?: number
}

/** One thing that must be settled before the account can be closed: what its text names, and the membership that renews. */
export interface Block extends Pick<LogoffBlocker, 'vipType'> {
  params: MessageParams
}

/** What prevents the closing of an account, in the order in which the customer reads it. */
export const blockKinds = [
  'OPEN_ORDERS',
  'OPEN_PAYMENTS',
  'RENEWAL_ON',
  'BALANCE_LEFT',
  'OPEN_WITHDRAWALS',
  'OPEN_LOANS',
  'NUMBER_MISSING',
] as const satisfies readonly LogoffBlock[]

/** What the closing of an account means for one area. */
export interface Closing {
  /** What of the area must be settled first, by its kind; none where all is settled. */
  blocks?: Partial<Record<LogoffBlock, (db: Db, of: Leaver) => Promise<Block[]>>>
  /** What the customer loses with the account. */
  loss?(db: Db, of: Leaver): Promise<Partial<LogoffLoss>>
  /** The names that the customer has in the app; their own words are kept without them. */
  names?(db: Db, userId: number): Promise<string[]>
  /** What the account has received that no customer receives twice. */
  gifts?(db: Db, of: Leaver): Promise<string[]>
  /** Gives a new account of the same number what it had received before; answers the gifts that other areas need not keep. */
  restore?(tx: Db, of: { userId: number; gifts: readonly string[]; now: Date }): Promise<readonly string[]>
  /** Tables whose rows of the customer are deleted. A new table with a `userId` belongs here, unless the law makes it stay. */
  deletes?: readonly (PgTable & { userId: AnyPgColumn })[]
  /** Tables whose rows of the customer's number are deleted. */
  deletesByMobile?: readonly (PgTable & { mobile: AnyPgColumn })[]
  /** Deletes before that what only such rows lead to, and takes from rows that stay what says whose they were. */
  forget?(tx: Db, of: Leaver): Promise<void>
}

/** The block of so many open things; none where there are none. */
export const counted = (number = 0): Block[] => (number > 0 ? [{ params: { number } }] : [])
