import { and, inArray, isNull } from 'drizzle-orm'
import type { RankingPeriod, RankingRes, RankingRow } from '@/contract/activity/invite'
import type { Db } from '../../../db/client'
import { users } from '../../session/tables'
import { asPerson, countedFriends } from './friends'
import { RANKED, ranked } from './ranks'

/** The first customers of a period, and the customer's own place wherever it is. */
export async function rankingFor(
  db: Db,
  userId: number,
  { period, now, origin }: { period: RankingPeriod; now: Date; origin: string },
): Promise<RankingRes> {
  const counted = await countedFriends(db, period, now)
  const open = await peopleWith(
    db,
    counted.map((row) => row.userId),
  )
  const rows = ranked(counted.filter((row) => open.has(row.userId))).map((row): RankingRow => {
    const person = open.get(row.userId) ?? { nickName: '', imgUrl: '' }
    return {
      rankId: String(row.userId),
      place: row.place,
      friends: row.friends,
      isOwn: row.userId === userId,
      ...asPerson(person, origin),
    }
  })
  const own = rows.find(({ isOwn }) => isOwn)
  return { ranking: rows.slice(0, RANKED), ...(own && { own }) }
}

/** The customers with these ids whose accounts are open. */
async function peopleWith(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { nickName: string; imgUrl: string }>()
  const rows = await db
    .select({ userId: users.userId, nickName: users.nickName, imgUrl: users.imgUrl })
    .from(users)
    .where(and(inArray(users.userId, [...ids]), isNull(users.closedAt)))
  return new Map(rows.map((row) => [row.userId, row]))
}
