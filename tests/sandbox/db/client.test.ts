import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { memberPage } from '@/contract/member/gold'
import { type Postgres, startPostgres } from '../races/startPostgres'
import { startSandbox } from '../startSandbox'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

/** Something that happens to the database while the sandbox does not look. */
async function behindItsBack(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

describe('a PostgreSQL in place of the embedded database', () => {
  it('may end connections, as at its restart, and the sandbox goes on', async () => {
    const sandbox = await startSandbox({ databaseUrl: postgres.url })
    await behindItsBack(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await sandbox.login('13800138005')).toMatch(/^[0-9a-f]{64}$/)
    await sandbox.close()
  }, 60_000)

  it('that was filled before there were gold memberships gets them at the next start, and once', async () => {
    const goldEnd = async () => {
      const sandbox = await startSandbox({ databaseUrl: postgres.url })
      const { data } = await sandbox.call(memberPage, {}, { token: await sandbox.login('13800138008') })
      await sandbox.close()
      return data.goldEndTime
    }
    await behindItsBack('truncate gold_members')
    const end = await goldEnd()
    expect(end).toBeGreaterThan(Date.now())
    expect(await goldEnd()).toBe(end)
  }, 60_000)

  it('that does not answer is named as the reason why the sandbox does not start', () => {
    const dir = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'sandbox/main.ts'], {
      env: { ...process.env, PORT: '0', SANDBOX_DIR: dir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      encoding: 'utf8',
    })
    rmSync(dir, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toContain('ECONNREFUSED')
  }, 60_000)
})
