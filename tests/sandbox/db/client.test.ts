import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@tests/fixtures/until'
import { meetingPoint } from '@tests/sandbox/races/shop'
import { connectTo, type Postgres, startPostgres } from '@tests/sandbox/races/startPostgres'
import { startSandbox } from '@tests/sandbox/startSandbox'
import { sql } from 'drizzle-orm'
import { type Db, openDb } from '../../../sandbox/db/client'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** Something that happens to the database while the sandbox does not look; answers how many rows it is about. */
async function behindItsBack(statement: string): Promise<number | null> {
  const client = await connectTo(postgres.url)
  const { rowCount } = await client.query(statement)
  await client.end()
  return rowCount
}

describe('a PostgreSQL in place of the embedded database', () => {
  it('may end connections, as at its restart, and the sandbox goes on', async () => {
    const sandbox = await startSandbox({ databaseUrl: postgres.url })
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    await behindItsBack(`select pg_terminate_backend(pid) ${others}`)
    await until(
      async () => (await behindItsBack(`select pid ${others}`)) === 0,
      () => 'the end of the connections',
    )
    // Once it answers this, the sandbox has been told of their end.
    await fetch(`${sandbox.url}/__faults`)
    expect(await sandbox.login('13800138005')).toMatch(/^[0-9a-f]{64}$/)
    await sandbox.close()
  })

  it('that another version has made is refused before its tables change, and the error says what to do', async () => {
    const { close } = await openDb({ databaseUrl: postgres.url })
    await close()
    const dates = 'drizzle.__drizzle_migrations set created_at = created_at'
    await behindItsBack(`update ${dates} - 1`)
    await expect(openDb({ databaseUrl: postgres.url })).rejects.toThrow(
      /^The database \w+ was made by another version of the sandbox\. Delete it: the next start makes it anew\.$/,
    )
    await behindItsBack(`update ${dates} + 1`)
    const again = await openDb({ databaseUrl: postgres.url })
    await again.close()
  })

  it('that does not answer is named as the reason why the sandbox does not start', () => {
    const dir = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
      env: { ...process.env, PORT: '0', SANDBOX_DIR: dir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      encoding: 'utf8',
    })
    rmSync(dir, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^DATABASE_URL leads to no PostgreSQL that lets us in: 127\.0\.0\.1:1\n.*ECONNREFUSED/)
  })
})

it('of two transactions that wait for each other both end well: the one that PostgreSQL ends is run once more', async () => {
  const { db, close } = await openDb({ databaseUrl: postgres.url })
  await db.execute('create table crossed (id int primary key, turns int not null)')
  await db.execute('insert into crossed values (1, 0), (2, 0)')
  const add = (tx: Db, id: number) => tx.execute(sql`update crossed set turns = turns + 1 where id = ${id}`)
  let runs = 0
  const begun = meetingPoint(2)
  await Promise.all(
    [
      [1, 2],
      [2, 1],
    ].map(([first = 0, second = 0]) =>
      db.transaction(async (tx) => {
        runs += 1
        await add(tx, first)
        await begun()
        await add(tx, second)
      }),
    ),
  )
  const { rows } = await db.execute<{ turns: number }>('select turns from crossed order by id')
  expect([runs, rows.map(({ turns }) => turns)]).toEqual([3, [2, 2]])
  await db.execute('drop table crossed')
  await close()
})
