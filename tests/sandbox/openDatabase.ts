import { type Db, openDb } from '../../sandbox/db/client'
import { seedOnce } from '../../sandbox/seed'
import { startPostgres } from './races/startPostgres'

/** A seeded PostgreSQL that a test calls without a server, so that it sets the moment of each step itself, to the millisecond. */
export async function openDatabase(now: Date): Promise<{ db: Db; close(): Promise<void> }> {
  const postgres = await startPostgres()
  const { db, close } = await openDb({ databaseUrl: postgres.url })
  await seedOnce(db, now)
  return {
    db,
    async close() {
      await close()
      await postgres.stop()
    },
  }
}
