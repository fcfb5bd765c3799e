import { sql } from 'drizzle-orm'
import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import { avatarOf } from '../../people/people'
import { users } from './tables'

/** Who signed up so many days ago; all others did long ago. */
const newcomers: Record<string, number> = { '13800138026': 2 }

/** The seeded people's accounts. New accounts are numbered from 1001 on. */
export async function seedUsers({ db, now, people }: Seeding): Promise<void> {
  await db.insert(users).values(
    people.map(({ userId, mobile, nickName }) => ({
      userId,
      mobile,
      nickName,
      imgUrl: `/pictures/avatar/${avatarOf(userId)}.png`,
      createdAt: new Date(now.getTime() - (newcomers[mobile] ?? 200) * dayMs),
    })),
  )
  await db.execute(sql`select setval('users_user_id_seq', 1000)`)
}
