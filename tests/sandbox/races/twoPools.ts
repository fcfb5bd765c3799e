import { type Db, openDb } from '../../../sandbox/db/client'
import { seededAt } from './seeded'
import { now } from './shop'
import { type Postgres, startPostgres } from './startPostgres'

/** Sets up, for the tests of a file, one seeded database and two pools of connections to it, as two processes have; answers one of them by turns. */
export function twoPools(): (index: number) => Db {
  let postgres: Postgres
  let both: Awaited<ReturnType<typeof openDb>>[] = []
  beforeAll(async () => {
    postgres = await startPostgres(seededAt(now))
    both = [await openDb({ databaseUrl: postgres.url }), await openDb({ databaseUrl: postgres.url })]
  })
  afterAll(async () => {
    for (const { close } of both) await close()
    await postgres.stop()
  })
  return (index) => {
    const pool = both[index % 2]
    if (!pool) throw new Error('the database is not there before the first test')
    return pool.db
  }
}
