import type { Seeding } from '../../area'
import { profiles } from './tables'

/** The customer whose profile is filled in; the others have told nothing yet. */
const FILLED = '13800138002'

/** Fills in one profile: Xihu in Hangzhou, a bachelor, employed. */
export async function seedProfiles({ db, people }: Seeding): Promise<void> {
  const person = people.find(({ mobile }) => mobile === FILLED)
  if (!person) return
  await db
    .insert(profiles)
    .values({ userId: person.userId, countyCode: '330106', education: 'bachelor', profession: 'employee' })
}
