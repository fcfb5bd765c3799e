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
