import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

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

/** Opens PostgreSQL at `databaseUrl`, or else the embedded database in the folder `dataDir` (in memory without one). */
export async function openDb(where: { dataDir?: string; databaseUrl?: string }): Promise<OpenDatabase> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openEmbedded(where.dataDir)
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const { Pool } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new Pool({ connectionString: url, max: 20 })
  return { db: drizzle(pool) as unknown as Db, close: () => pool.end() }
}

async function openEmbedded(dataDir?: string): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const client = await PGlite.create(dataDir)
  return { db: drizzle(client) as unknown as Db, close: () => client.close() }
}
