import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { startPostgres } from '../races/startPostgres'

const root = path.resolve(__dirname, '../../../sandbox')
const meta = path.join(root, 'db/migrations/meta')

/** Every table of the sandbox; they are declared beside the code that owns them. */
const tables: Record<string, unknown> = Object.assign(
  {},
  ...readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'tables.ts')
    .map((name) => jest.requireActual(path.join(root, name))),
)

/** The tables as the last migration leaves them. */
function lastSnapshot(): ReturnType<typeof generateDrizzleJson> {
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  return JSON.parse(readFileSync(path.join(meta, snapshots.sort().at(-1) ?? ''), 'utf8'))
}

/** What another migration would have to change. */
const missing = (schema: Record<string, unknown>) => generateMigration(lastSnapshot(), generateDrizzleJson(schema))

describe('the migrations', () => {
  it('make every table as it is declared; after a change run `npm run sandbox:migrate`', async () => {
    expect(Object.keys(tables).length).toBeGreaterThan(15)
    expect(await missing(tables)).toEqual([])
  })

  it('are found incomplete where a table has none', async () => {
    const planted = pgTable('planted', { id: text('id').primaryKey() })
    expect((await missing({ ...tables, planted })).join('\n')).toContain('CREATE TABLE "planted"')
  })

  it('keep the memberships of a database that was filled before there were terms', async () => {
    const folder = path.join(root, 'db/migrations')
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
    const postgres = await startPostgres()
    const database = new Client({ connectionString: postgres.url })
    await database.connect()
    const apply = async (names: readonly string[]) => {
      for (const name of names) await database.query(readFileSync(path.join(folder, name), 'utf8'))
    }
    const at = files.indexOf('0005_one_term.sql')
    await apply(files.slice(0, at))
    await database.query(`insert into users (mobile, nick_name, vip_until, created_at) values
      ('13900000001', 'a member', '2026-03-20T04:00:00Z', now()), ('13900000002', 'no member', null, now())`)
    await apply(files.slice(at))
    const { rows } = await database.query('select user_id, vip_type, months, renew_status, end_time from vip_terms')
    expect(rows).toEqual([
      { user_id: 1, vip_type: 'fei_yue', months: 1, renew_status: 'never', end_time: new Date('2026-03-20T04:00:00Z') },
    ])
    await database.end()
    await postgres.stop()
  }, 60_000)
})
