import { startPostgres } from '@tests/sandbox/races/startPostgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { type Db, type OpenDatabase, openDb } from '../../../sandbox/db/client'

/**
 * A real PostgreSQL, which is three times as fast as the embedded one. It has one connection, so that calls reach the database in the order
 * in which they were made, and a history that is played again goes as before.
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const { url, stop } = await startPostgres()
  const { close } = await openDb({ databaseUrl: url })
  await close()
  const pool = new Pool({ connectionString: url, max: 1 })
  // Its end does not wait until the connection is closed, so that the end of the database may come first; unheard, that ends the process.
  pool.on('error', (error) => console.warn('A connection to PostgreSQL has ended:', error.message))
  return {
    db: drizzle(pool) as unknown as Db,
    async close() {
      await pool.end()
      await stop()
    },
  }
}
