import { openDb } from '../../../sandbox/db/client'
import { seedOnce } from '../../../sandbox/seed'
import type { Template } from './startPostgres'

/** The data of a moment. A copy of it is what a seeding at that moment would give, so tests that set their moment share it. */
export const seededAt = (moment: Date): Template => ({
  name: `seeded_${moment.getTime()}`,
  async fill(databaseUrl) {
    const { db, close } = await openDb({ databaseUrl })
    await seedOnce(db, moment)
    await close()
  },
})

/** All tables without a row, as every process makes them that starts on an empty database. */
export const migrated: Template = {
  name: 'migrated',
  fill: async (databaseUrl) => (await openDb({ databaseUrl })).close(),
}
