import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { areas } from './areas'
import { users } from './areas/session/tables'
import type { Core } from './core'
import type { Db } from './db/client'
import { secrets } from './db/tables'
import { migrationsFolder } from './db/template'
import { registeredPeople } from './people/people'

type SeedCore = Pick<Core, 'db' | 'now' | 'scale'>

/** Fills a new database; does nothing to one that has customers. Of several processes that start at the same time, one fills it. */
export const seedOnce = ({ db, now, scale }: SeedCore): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`)
    const [anybody] = await tx.select({ userId: users.userId }).from(users).limit(1)
    if (!anybody) await seedAreas(tx, now(), scale)
  })

/** Empties the sandbox's own tables, and no other of a PostgreSQL it is a guest of, and seeds again. */
export async function resetAll({ db, now, scale }: SeedCore): Promise<void> {
  const names = ownTables().map((name) => sql.identifier(name))
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`)
    await seedAreas(tx, now(), scale)
  })
}

/** Tables that the migrations make, without the secrets, which processes that are running know. */
const ownTables = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => [...readFileSync(join(migrationsFolder, name), 'utf8').matchAll(/CREATE TABLE "(\w+)"/g)])
    .flatMap(([, table = '']) => (table === getTableName(secrets) ? [] : [table]))

async function seedAreas(db: Db, now: Date, scale: boolean): Promise<void> {
  const seeding = { db, now, people: registeredPeople }
  for (const area of areas) await area.seed?.(seeding)
  if (scale) for (const area of areas) await area.seedScale?.(seeding)
}
