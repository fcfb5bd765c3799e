import { sql } from 'drizzle-orm'
import { dayMs } from '../../beijing'
import type { Seeding } from '../../seed'
import { users } from './tables'

const coins: Record<string, number> = { '13800138002': 1_280, '13800138008': 5_000 }

/** The seeded people's accounts. New accounts are numbered from 1001 on. */
export async function seedUsers({ db, now, people }: Seeding): Promise<void> {
  await db.insert(users).values(
    people.map(({ userId, mobile, nickName, xbtStatus }) => ({
      userId,
      mobile,
      nickName,
      imgUrl: `/pictures/avatar/${userId - 100}.png`,
      xbtStatus,
      goldCoins: coins[mobile] ?? 0,
      createdAt: new Date(now.getTime() - 200 * dayMs),
    })),
  )
  await db.execute(sql`select setval('users_user_id_seq', 1000)`)
}
