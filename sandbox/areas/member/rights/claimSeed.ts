import type { Seeding } from '../../../area'
import { dayMs } from '../../../beijing'
import { claimRight } from './rights'

/** Which benefits people have claimed two days ago, by phone number, so that the claims of both memberships have rows. */
const claimedBy: Readonly<Record<string, readonly string[]>> = {
  '13800138014': ['service-support', 'life-coffee'],
  '13800138018': ['leap-support', 'leap-travel'],
}

/** Benefits that seeded members have claimed; needs their memberships. */
export async function seedClaims({ db, now, people }: Seeding): Promise<void> {
  const at = new Date(now.getTime() - 2 * dayMs)
  for (const { userId, mobile } of people) {
    for (const itemId of claimedBy[mobile] ?? []) {
      const claimed = await claimRight(db, { userId, itemId, now: at })
      if ('refused' in claimed) throw new Error(`${itemId} was not claimed for ${mobile}: ${claimed.refused}`)
    }
  }
}
