import type { Fen } from '@/contract/endpoint'
import { formatAmount } from '@/lib/money'
import { momentOf } from '../../beijing'
import type { Db } from '../../db/client'
import type { Lang } from '../../language'

/** Whose file it is, and how it is written. */
export interface FileOwner {
  userId: number
  lang: Lang
  now: Date
}

/** One part of the file: rows of the owner alone (U5), with no token and nothing of others. */
export type Section = (db: Db, owner: FileOwner) => Promise<unknown>

export const yuan = (fen: Fen): string => `${formatAmount(fen)} CNY`
export const when = (moment: Date | null): string | null => moment && momentOf(moment)
