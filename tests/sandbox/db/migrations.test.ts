import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

  it('have the newest snapshot alone, which the next one is compared with', () => {
    expect(readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1)
  })
})

it('an embedded database that another version has made is refused, with its folder and what to do', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'database-'))
  // PGlite loads its parts by dynamic imports, which the modules of a test cannot do.
  const code = `
    const { openDb } = require('./sandbox/db/client.ts')
    const dataDir = process.argv.at(-1)
    const spoil = async () => {
      const opened = await openDb({ dataDir })
      await opened.db.execute('update drizzle.__drizzle_migrations set created_at = created_at - 1')
      await opened.close()
    }
    void spoil().then(() => openDb({ dataDir }))`
  const folder = path.join(dir, 'db')
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code, folder], {
    cwd: path.dirname(root),
    encoding: 'utf8',
  })
  rmSync(dir, { recursive: true })
  expect(stderr).toContain(`The database in ${folder} was made by another version of the sandbox. Delete it`)
})
