import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { CodeKind } from '@/contract/coin/exchange'
import { dateOf } from '../../beijing'
import type { Db } from '../../db/client'
import type { MessageParams } from '../../refusals'
import { type CoinItem, itemById } from './catalogue'
import { coinCodes, wrongCoinCodes } from './tables'

/** Wrong codes that a customer can type in a day of Beijing. */
export const WRONG_CODES_PER_DAY = 10

/** A code as it is kept: capitals and digits, without the signs that group them. */
const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

type CodeRefusal = 'CODE_WRONG' | 'CODE_USED' | 'CODE_ENDED' | 'CODE_OTHER_KIND' | 'CODE_TRIES'

interface TypedCode {
  typed: string
  kind: CodeKind
  userId: number
  now: Date
}

type ReadCode = { code: string; item: CoinItem } | { refused: CodeRefusal; params?: MessageParams }

/** What a typed code gives, or why it gives nothing. A wrong one is counted, which a caller must not roll back. */
export const readCode = (db: Db, by: TypedCode): Promise<ReadCode> => db.transaction((tx) => readCounted(tx, by))

async function readCounted(tx: Db, { typed, kind, userId, now }: TypedCode): Promise<ReadCode> {
  const day = dateOf(now)
  const ofDay = and(eq(wrongCoinCodes.userId, userId), eq(wrongCoinCodes.day, day))
  await tx.insert(wrongCoinCodes).values({ userId, day, tries: 0 }).onConflictDoNothing()
  // The row is held, so that of many codes at the same time only as many are looked up as are allowed.
  const [wrong] = await tx.select().from(wrongCoinCodes).where(ofDay).for('update')
  if (wrong && wrong.tries >= WRONG_CODES_PER_DAY) return { refused: 'CODE_TRIES' }
  const code = plain(typed)
  const [row] = await tx.select().from(coinCodes).where(eq(coinCodes.code, code))
  const item = row && itemById.get(row.giftId)
  if (!item) {
    await tx
      .update(wrongCoinCodes)
      .set({ tries: sql`${wrongCoinCodes.tries} + 1` })
      .where(ofDay)
    return { refused: 'CODE_WRONG' }
  }
  if (item.gift.kind !== kind) return { refused: 'CODE_OTHER_KIND', params: { of: item.gift.kind } }
  if (row.usedAt) return { refused: 'CODE_USED' }
  return row.endsAt > now ? { code, item } : { refused: 'CODE_ENDED' }
}

/** Uses a code up inside the caller's transaction; of several callers at the same time the first one gets it. */
export async function takeCode(tx: Db, code: string, now: Date): Promise<'CODE_USED' | 'CODE_ENDED' | undefined> {
  const [taken] = await tx
    .update(coinCodes)
    .set({ usedAt: now })
    .where(and(eq(coinCodes.code, code), isNull(coinCodes.usedAt), gt(coinCodes.endsAt, now)))
    .returning({ code: coinCodes.code })
  if (taken) return undefined
  const [row] = await tx.select().from(coinCodes).where(eq(coinCodes.code, code))
  return row?.usedAt ? 'CODE_USED' : 'CODE_ENDED'
}
