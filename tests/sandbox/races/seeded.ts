import { openDb } from '../../../sandbox/db/client'
import { seedOnce } from '../../../sandbox/seed'
import type { Template } from './startPostgres'

/** The data of a moment. A copy of it is what a seeding at that moment would give, so tests that set their moment share it. */
export const seededAt = (moment: Date): Template => ({
  name: `seeded_${moment.getTime()}`,
  async fill(databaseUrl) {
    const { db, close } = await openDb({ databaseUrl })
    await seedOnce({ db, now: () => moment, scale: false })
    await close()
  },
})
