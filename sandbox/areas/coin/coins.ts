import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { CoinLog, CoinWalletRes } from '@/contract/coin/wallet'
import type { Whole } from '@/contract/endpoint'
import type { Db } from '../../db/client'
import type { CoinGain } from '../../giving'
import { inLanguage, type Lang, type Text } from '../../language'
import { balanceOf, coinAccount, lockAccount, moving, post } from '../../ledger/ledger'
import { PAGE_SIZE } from '../../paging'
import { coinLogs } from './tables'

/** Where coins come from, what takes them, and what is left of those of a closed account. */
const GIVEN = 'outside:COINS'
const USED = 'shop:COINS'
const LOST = 'expired:COINS'

/** The two legs by which coins come in, for the ledger. */
export const gainLegs = (userId: number, coins: Whole) => moving(GIVEN, coinAccount(userId), coins)

/** The two legs by which coins are used. */
export const spendLegs = (userId: number, coins: Whole) => moving(coinAccount(userId), USED, coins)

/**
 * Gives coins inside the caller's transaction; false where they were given before, in which case nothing changes. A transaction that also
 * pays into a wallet gives the coins first, so that two transactions of one customer never wait for each other.
 */
export async function giveCoins(tx: Db, { userId, reason, ref, title, coins, now }: CoinGain): Promise<boolean> {
  if (!(await post(tx, { reason: `coins-${reason}`, ref, at: now, legs: gainLegs(userId, coins) }))) return false
  await tx.insert(coinLogs).values({ userId, reason, ref, title, coins, at: now })
  return true
}

/** Takes coins for an exchange, inside the transaction that has locked the account and found enough on it. */
export async function spendCoins(
  tx: Db,
  { userId, orderId, title, coins, now }: { userId: number; orderId: string; title: Text; coins: Whole; now: Date },
): Promise<void> {
  await post(tx, { reason: 'coins-exchange', ref: orderId, at: now, legs: spendLegs(userId, coins) })
  await tx.insert(coinLogs).values({ userId, reason: 'exchange', ref: orderId, title, coins: -coins, orderId, at: now })
}

/** Takes all coins of an account that is closed, inside the transaction that closes it. */
export async function loseCoins(tx: Db, userId: number, now: Date): Promise<void> {
  const account = coinAccount(userId)
  await lockAccount(tx, account)
  const coins = await balanceOf(tx, account)
  if (coins === 0) return
  const legs = moving(account, LOST, coins)
  await post(tx, { reason: 'coins-closed', ref: String(userId), at: now, legs })
}

/** What a customer has, ever had and has used. */
export async function walletOf(db: Db, userId: number): Promise<CoinWalletRes> {
  const [sums] = await db
    .select({
      earned: sql<number>`coalesce(sum(${coinLogs.coins}) filter (where ${coinLogs.coins} > 0), 0)::int`,
      used: sql<number>`coalesce(-sum(${coinLogs.coins}) filter (where ${coinLogs.coins} < 0), 0)::int`,
    })
    .from(coinLogs)
    .where(eq(coinLogs.userId, userId))
  return { balance: await balanceOf(db, coinAccount(userId)), earned: sums?.earned ?? 0, used: sums?.used ?? 0 }
}

interface Range {
  userId: number
  /** From 1. */
  page: number
  direction?: 'in' | 'out'
}

/** One page of gains and uses, newest first. */
export async function logsOf(db: Db, { userId, page, direction }: Range, lang: Lang): Promise<CoinLog[]> {
  if (page < 1) return []
  const way = direction && (direction === 'in' ? gt : lt)(coinLogs.coins, 0)
  const rows = await db
    .select()
    .from(coinLogs)
    .where(and(eq(coinLogs.userId, userId), way))
    .orderBy(desc(coinLogs.at), desc(coinLogs.logId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return rows.map(({ logId, title, coins, at, orderId }) => ({
    logId: String(logId),
    title: inLanguage(title, lang),
    coins: Math.abs(coins),
    direction: coins > 0 ? 'in' : 'out',
    time: at.getTime(),
    ...(orderId ? { orderId } : {}),
  }))
}
