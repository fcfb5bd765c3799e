import { type Db, openDb } from '../../sandbox/db/client'
import { seededAt } from './races/seeded'
import { startPostgres } from './races/startPostgres'

/**
 * A seeded PostgreSQL for the tests of a file, which call it without a server, so that they set the moment of each step themselves, to the
 * millisecond. `db` is there once the tests run.
 */
export function databaseForTests(now: Date): { db: Db } {
  const opened = {} as { db: Db }
  let end = async () => {}
  beforeAll(async () => {
    const postgres = await startPostgres(seededAt(now))
    const { db, close } = await openDb({ databaseUrl: postgres.url })
    opened.db = db
    end = async () => {
      await close()
      await postgres.stop()
    }
  })
  afterAll(() => end())
  return opened
}
