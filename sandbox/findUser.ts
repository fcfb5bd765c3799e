import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { subsidyStatus } from './areas/identity/states'
import { cardApplications, identities } from './areas/identity/tables'
import { goldMembers, vipTerms } from './areas/member/tables'
import { sessions, users } from './areas/session/tables'
import type { Db } from './db/client'
import { COINS } from './ledger/ledger'
import { ledgerAccounts } from './ledger/tables'
import { type MemberType, memberPrices } from './memberPrices'
import type { User } from './user'

interface Found {
  user: typeof users.$inferSelect
  vipUntil: Date | null
  vipType: MemberType | null
  application: typeof cardApplications.$inferSelect | null
  birthday: string | null
  goldCoins: number | null
}

const asUser = ({ user: row, vipUntil, vipType, application, birthday, goldCoins }: Found, now: Date): User => ({
  userId: row.userId,
  mobile: row.mobile ?? '',
  nickName: row.nickName,
  imgUrl: row.imgUrl,
  xbtStatus: subsidyStatus(application ?? undefined, now),
  isVip: vipUntil !== null && vipUntil > now,
  vipUntil,
  vipType,
  birthday,
  goldCoins: goldCoins ?? 0,
  createdAt: row.createdAt,
})

/** The account of a customer's coins. */
const coins = eq(ledgerAccounts.account, sql`${COINS} || ${users.userId}::text`)

const withPrices = sql.join(
  Object.keys(memberPrices).map((type) => sql`${type}`),
  sql`, `,
)

/** A column of the membership that ends last, of those that include member prices. */
const lastOf = (column: 'vip_type' | 'end_time') => sql`(
  select held.${sql.raw(column)} from (
    select ${vipTerms.vipType}, ${vipTerms.endTime} from ${vipTerms} where ${vipTerms.userId} = ${users.userId}
    union all select 'gold', ${goldMembers.endTime} from ${goldMembers} where ${goldMembers.userId} = ${users.userId}
  ) as held (vip_type, end_time)
  where held.vip_type in (${withPrices}) order by held.end_time desc limit 1)`

/**
 * The customer that a condition names; their memberships say whether they are a member, and the application for the card how far their
 * subsidy account is, and the verified ID card when they were born.
 */
async function findUser(db: Db, condition: SQL | undefined, now: Date): Promise<User | undefined> {
  const [found] = await db
    .select({
      user: users,
      vipUntil: lastOf('end_time').mapWith(vipTerms.endTime) as SQL<Date | null>,
      vipType: lastOf('vip_type') as SQL<MemberType | null>,
      application: cardApplications,
      birthday: identities.birthday,
      goldCoins: ledgerAccounts.balance,
    })
    .from(users)
    .leftJoin(cardApplications, eq(cardApplications.userId, users.userId))
    .leftJoin(identities, eq(identities.userId, users.userId))
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

/** The customer with this id. */
export const userOfId = (db: Db, userId: number, now: Date): Promise<User | undefined> =>
  findUser(db, eq(users.userId, userId), now)
