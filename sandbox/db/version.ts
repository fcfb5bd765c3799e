import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from './template'

type Ask = (query: string) => Promise<{ rows: unknown[] }>

/** The dates of this version's migrations, by which Drizzle knows them in a database. */
const ownDates = (): number[] => {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: { when: number }[] }).entries.map(({ when }) => when)
}

/**
 * Refuses a database that another version of the sandbox has made, before its tables are changed: rejects with an error that says what to do.
 * @param name how the error names the database
 */
export async function refuseOtherVersion(ask: Ask, name: string): Promise<void> {
  const made = await ask("select to_regclass('drizzle.__drizzle_migrations') is not null as is_made")
  if (!(made.rows[0] as { is_made: boolean }).is_made) return
  const { rows } = await ask('select created_at from drizzle.__drizzle_migrations')
  const own = ownDates()
  if ((rows as { created_at: string | number }[]).every(({ created_at }) => own.includes(Number(created_at)))) return
  throw new Error(`${name} was made by another version of the sandbox. Delete it: the next start makes it anew.`)
}
