import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { giver } from '../../declared'
import { giftOf, receivedBefore, welcomeBack } from './formerAccounts'
import type { Identity } from './identityHash'
import { users } from './tables'

/** The customer whose link led to a sign-up; null where it names none, which prevents no sign-up: the id in a link may be anything. */
async function inviterFor(db: Db, id: number | undefined): Promise<number | null> {
  if (id === undefined || id <= 0 || id >= 2 ** 31) return null
  const [inviter] = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, id), isNull(users.closedAt)))
  return inviter?.userId ?? null
}

/** The customer of this number inside the caller's transaction, made now if there was none. `isNew` says which. */
export async function signUp(
  db: Db,
  { mobile, inviterUserId, now }: { mobile: string; inviterUserId?: number; now: Date },
): Promise<{ userId: number; isNew: boolean }> {
  const nickName = `补贴用户${mobile.slice(-4)}`
  return found(db, eq(users.mobile, mobile), () => makeUser(db, { mobile, nickName, inviterUserId, now }))
}

/** The customer of this WeChat account, made now if there was none; they have no number until they bind one. `isNew` says which. */
export async function signUpByHost(
  db: Db,
  { openId, inviterUserId, now }: { openId: string; inviterUserId?: number; now: Date },
): Promise<{ userId: number; isNew: boolean }> {
  const nickName = '微信用户'
  return found(db, eq(users.openId, openId), () => makeUser(db, { openId, nickName, inviterUserId, now }))
}

/**
 * An account that is made now, or the one that was there, held until the caller's transaction ends. One that is closed at this moment is
 * waited for, and its identity is free then.
 */
async function found(
  tx: Db,
  identity: SQL,
  make: () => Promise<number | undefined>,
): Promise<{ userId: number; isNew: boolean }> {
  for (let turn = 0; turn < 2; turn++) {
    const made = await make()
    if (made !== undefined) return { userId: made, isNew: true }
    const [known] = await tx.select({ userId: users.userId }).from(users).where(identity).for('key share')
    if (known) return { userId: known.userId, isNew: false }
  }
  throw new Error('an identity is taken, and nobody has it')
}

/** Makes an account, or answers undefined where its identity has one. */
const makeUser = (
  db: Db,
  { nickName, inviterUserId, now, ...identity }: Identity & { nickName: string; inviterUserId?: number; now: Date },
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const inviter = await inviterFor(tx, inviterUserId)
    const [made] = await tx
      .insert(users)
      .values({ ...identity, nickName, inviterUserId: inviter, createdAt: now })
      .onConflictDoNothing()
      .returning({ userId: users.userId })
    if (!made) return undefined
    const { userId } = made
    await welcomeBack(tx, userId, identity, now)
    const had = await receivedBefore(tx, userId, [giftOf.welcomePack])
    if (had.size === 0) await giver('pack')(tx, { userId, kind: 'welcome', now })
    return userId
  })

/** Binds a number to an account that has none. `taken`: another account has the number; `bound`: this account has one. */
export async function bindMobile(
  db: Db,
  { userId, mobile, now }: { userId: number; mobile: string; now: Date },
): Promise<'ok' | 'taken' | 'bound'> {
  if (await isTaken(db, mobile)) return 'taken'
  try {
    return await db.transaction(async (tx) => {
      const bound = await tx
        .update(users)
        .set({ mobile })
        .where(and(eq(users.userId, userId), isNull(users.mobile), isNull(users.closedAt)))
        .returning({ userId: users.userId })
      if (bound.length === 0) return 'bound'
      await welcomeBack(tx, userId, { mobile }, now)
      return 'ok'
    })
  } catch (error) {
    // The number is unique: another account may have taken it meanwhile.
    if (await isTaken(db, mobile)) return 'taken'
    throw error
  }
}

async function isTaken(db: Db, mobile: string): Promise<boolean> {
  const [owner] = await db.select({ userId: users.userId }).from(users).where(eq(users.mobile, mobile))
  return owner !== undefined
}
