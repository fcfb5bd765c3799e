import { existsSync } from 'node:fs'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { retrying } from './conflicts'
import { copyTemplate, migrationsFolder } from './template'
import { refuseOtherVersion } from './version'

interface Rows<Row> {
  rows: Row[]
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** A handle that queries and transactions go through; a transaction is one too. Common to PGlite and PostgreSQL. */
export type Db = PgDatabase<RowsResult>

export interface OpenDatabase {
  db: Db
  close(): Promise<void>
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in the folder `dataDir` (in memory without one).
 * Migrations are applied; a database that another version has made is refused.
 */
export async function openDb(where: { dataDir?: string; databaseUrl?: string }): Promise<OpenDatabase> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openEmbedded(where.dataDir)
}

/** The host of an address, without the password. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'no address')

/** Held by the process that makes the tables; any number that no other lock of the database has. */
const MIGRATION_LOCK = 20_417

async function openPostgres(url: string): Promise<OpenDatabase> {
  const { Pool } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pool = new Pool({ connectionString: url, max: 20 })
  // An idle connection that PostgreSQL ends, as at its restart, is replaced by the pool; unheard, the error ends the process.
  pool.on('error', (error) => console.error('PostgreSQL ended an idle connection:', error.message))
  const client = await pool.connect().catch((cause: unknown) => {
    throw new Error(`DATABASE_URL leads to no PostgreSQL that lets us in: ${hostOf(url)}`, { cause })
  })
  try {
    // Several processes may start on one database at the same time: one makes its tables, and the others find them made.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseOtherVersion((query) => client.query(query), `The database ${new URL(url).pathname.slice(1)}`)
    await migrate(drizzle(client), { migrationsFolder })
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  } finally {
    client.release()
  }
  return { db: retrying(drizzle(pool) as unknown as Db), close: () => pool.end() }
}

async function openEmbedded(dataDir?: string): Promise<OpenDatabase> {
  if (dataDir && !existsSync(dataDir)) {
    await copyTemplate(dataDir, async (folder) => {
      const { close } = await openFolder(folder)
      await close()
    })
  }
  return openFolder(dataDir)
}

async function openFolder(folder?: string): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  const client = await PGlite.create(folder)
  const db = drizzle(client)
  if (folder) await refuseOtherVersion((query) => client.query(query), `The database in ${folder}`)
  await migrate(db, { migrationsFolder })
  return { db: db as unknown as Db, close: () => client.close() }
}
