import type { Seeding } from '../../area'
import { dayMs } from '../../beijing'
import { partnerGrants } from './tables'

/** The customer who has granted to each partner: one grant is in force, one was withdrawn, one has ended. */
const GRANTING = '13800138002'

/** Days since the grant, of its term, and since it was withdrawn. */
const given = [
  { partner: 'green-bank', since: 30, term: 365, withdrawn: undefined },
  { partner: 'sunny-insurance', since: 60, term: 180, withdrawn: 10 },
  { partner: 'city-travel', since: 120, term: 90, withdrawn: undefined },
]

/** Seeds authorizations in each state. */
export async function seedGrants({ db, now, people }: Seeding): Promise<void> {
  const person = people.find(({ mobile }) => mobile === GRANTING)
  if (!person) return
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  await db.insert(partnerGrants).values(
    given.map(({ partner, since, term, withdrawn }) => ({
      userId: person.userId,
      partner,
      grantedAt: before(since),
      until: before(since - term),
      withdrawnAt: withdrawn === undefined ? null : before(withdrawn),
    })),
  )
}
