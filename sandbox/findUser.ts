import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { subsidyStatus } from './areas/identity/states'
import { cardApplications } from './areas/identity/tables'
import { vipTerms } from './areas/member/tables'
import { sessions, users } from './areas/session/tables'
import type { Db } from './db/client'
import { COINS } from './ledger/ledger'
import { ledgerAccounts } from './ledger/tables'
import type { User } from './user'

interface Found {
  user: typeof users.$inferSelect
  vipUntil: Date | null
  application: typeof cardApplications.$inferSelect | null
  goldCoins: number | null
}

const asUser = ({ user: row, vipUntil, application, goldCoins }: Found, now: Date): User => ({
  userId: row.userId,
  mobile: row.mobile ?? '',
  nickName: row.nickName,
  imgUrl: row.imgUrl,
  xbtStatus: application ? subsidyStatus(application, now) : row.xbtStatus,
  isVip: vipUntil !== null && vipUntil > now,
  vipUntil,
  birthday: row.birthday,
  goldCoins: goldCoins ?? 0,
  createdAt: row.createdAt,
})

/** The account of a customer's coins. */
const coins = eq(ledgerAccounts.account, sql`${COINS} || ${users.userId}::text`)

const monthly = and(eq(vipTerms.userId, users.userId), eq(vipTerms.vipType, 'fei_yue'))

/**
 * The customer that a condition names; the term of the membership says whether they are a member, and the application for the card how far
 * their subsidy account is.
 */
async function findUser(db: Db, condition: SQL | undefined, now: Date): Promise<User | undefined> {
  const [found] = await db
    .select({
      user: users,
      vipUntil: vipTerms.endTime,
      application: cardApplications,
      goldCoins: ledgerAccounts.balance,
    })
    .from(users)
    .leftJoin(vipTerms, monthly)
    .leftJoin(cardApplications, eq(cardApplications.userId, users.userId))
    .leftJoin(ledgerAccounts, coins)
    .where(condition)
  return found && asUser(found, now)
}

/** Whose token this is; undefined for an unknown or ended one. */
export const userOfToken = (db: Db, token: string, now: Date): Promise<User | undefined> => {
  const owner = db.select({ userId: sessions.userId }).from(sessions).where(eq(sessions.token, token))
  return findUser(db, and(inArray(users.userId, owner), isNull(users.closedAt)), now)
}

/** The customer with this number. */
export const userOfMobile = (db: Db, mobile: string, now: Date): Promise<User | undefined> =>
  findUser(db, eq(users.mobile, mobile), now)
