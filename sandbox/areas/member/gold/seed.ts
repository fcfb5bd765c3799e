import type { Seeding } from '../../../area'
import { dayMs } from '../../../beijing'
import { extendGold, goldEndOf } from './goldMembers'

/** Who is a gold member at the start, by phone number: since how many days and for how many months. */
const seeded: Readonly<Record<string, { days: number; months: number }>> = { '13800138008': { days: 40, months: 3 } }

/** Gold memberships of the seeded people; one that a person has is left as it is. */
export async function seedGoldMembers({ db, now, people }: Seeding): Promise<void> {
  for (const { userId, mobile } of people) {
    const one = seeded[mobile]
    if (!one || (await goldEndOf(db, userId))) continue
    await extendGold(db, userId, one.months, new Date(now.getTime() - one.days * dayMs))
  }
}
