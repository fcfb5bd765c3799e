import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'
import { type Identity, identityHash } from './identityHash'
import { formerAccounts, pastGifts, users } from './tables'

/** How long what a closed account received is kept. */
export const keptYears = 2
const KEPT_MS = keptYears * 365 * dayMs

/** What an account received that is given once: of coupons the key, of a task its id. */
export const giftOf = {
  coupon: (onceKey: string): string => `coupon:${onceKey}`,
  task: (taskId: string): string => `task:${taskId}`,
  gold: 'gold',
  welcomePack: 'welcome-pack',
} as const

/** Remembers inside the caller's transaction what the account that had these identities has received, and forgets what is older than two years. */
export async function rememberAccount(
  tx: Db,
  { identities, gifts, now }: { identities: readonly Identity[]; gifts: readonly string[]; now: Date },
): Promise<void> {
  await tx.delete(formerAccounts).where(lt(formerAccounts.closedAt, new Date(now.getTime() - KEPT_MS)))
  for (const identity of identities) {
    const kept = { gifts: [...gifts], closedAt: now }
    const row = { identityHash: await identityHash(tx, identity), ...kept }
    await tx.insert(formerAccounts).values(row).onConflictDoUpdate({ target: formerAccounts.identityHash, set: kept })
  }
}

/**
 * Gives a new account, inside the caller's transaction, what its identity had received before, so that nothing is received twice. Who comes
 * back is no friend that another customer has won. To be called after the row of the account has the identity: until then a close of the
 * former account may be under way.
 */
export async function welcomeBack(tx: Db, userId: number, identity: Identity, now: Date): Promise<void> {
  const isOwn = eq(formerAccounts.identityHash, await identityHash(tx, identity))
  const isKept = gt(formerAccounts.closedAt, new Date(now.getTime() - KEPT_MS))
  const [former] = await tx.select().from(formerAccounts).where(and(isOwn, isKept))
  if (!former) return
  await tx.update(users).set({ inviterUserId: null }).where(eq(users.userId, userId))
  const restored: string[] = []
  for (const { closing } of declaredAreas())
    restored.push(...((await closing?.restore?.(tx, { userId, gifts: former.gifts, now })) ?? []))
  for (const gift of former.gifts.filter((one) => !restored.includes(one)))
    await tx.insert(pastGifts).values({ userId, gift }).onConflictDoNothing()
}

/** Which of these gifts a customer had received with an account that they closed. */
export async function receivedBefore(db: Db, userId: number, gifts: readonly string[]): Promise<Set<string>> {
  const isOne = and(eq(pastGifts.userId, userId), inArray(pastGifts.gift, [...gifts]))
  const rows = await db.select({ gift: pastGifts.gift }).from(pastGifts).where(isOne)
  return new Set(rows.map(({ gift }) => gift))
}
