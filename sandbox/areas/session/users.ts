import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { sessions, users } from './tables'

/** A signed-in customer as handlers see one. */
export interface User {
  userId: number
  mobile: string
  nickName: string
  imgUrl: string
  xbtStatus: number
  isVip: boolean
  vipUntil: Date | null
  goldCoins: number
  createdAt: Date
}

type Row = typeof users.$inferSelect

const asUser = (row: Row, now: Date): User => ({
  userId: row.userId,
  mobile: row.mobile,
  nickName: row.nickName,
  imgUrl: row.imgUrl,
  xbtStatus: row.xbtStatus,
  isVip: row.vipUntil !== null && row.vipUntil > now,
  vipUntil: row.vipUntil,
  goldCoins: row.goldCoins,
  createdAt: row.createdAt,
})

/** Whose token this is; undefined for an unknown or ended one. */
export async function userOfToken(db: Db, token: string, now: Date): Promise<User | undefined> {
  const [found] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(eq(sessions.token, token))
  return found && asUser(found.user, now)
}

/** The customer with this number. */
export async function userOfMobile(db: Db, mobile: string, now: Date): Promise<User | undefined> {
  const [found] = await db.select().from(users).where(eq(users.mobile, mobile))
  return found && asUser(found, now)
}

/** Whether a number can be the id of a customer; the one in a link may be anything, and prevents no sign-up. */
const isUserId = (id: number | undefined): boolean => id !== undefined && id > 0 && id < 2 ** 31

/** The customer of this number, made now if there was none. `isNew` says which. */
export async function signUp(
  db: Db,
  by: { mobile: string; inviterUserId?: number; now: Date },
): Promise<{ userId: number; isNew: boolean }> {
  const [made] = await db
    .insert(users)
    .values({
      mobile: by.mobile,
      nickName: `补贴用户${by.mobile.slice(-4)}`,
      inviterUserId: isUserId(by.inviterUserId) ? by.inviterUserId : null,
      createdAt: by.now,
    })
    .onConflictDoNothing()
    .returning({ userId: users.userId })
  if (made) return { userId: made.userId, isNew: true }
  const [known] = await db.select({ userId: users.userId }).from(users).where(eq(users.mobile, by.mobile))
  if (!known) throw new Error(`no account for the number ending in ${by.mobile.slice(-4)}`)
  return { userId: known.userId, isNew: false }
}
