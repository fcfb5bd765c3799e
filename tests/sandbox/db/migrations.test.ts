import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { pgTable, text } from 'drizzle-orm/pg-core'

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
})
