import { startPostgres } from '@tests/sandbox/races/startPostgres'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import Fastify from 'fastify'
import packageJson from '../../../package.json'
import { type Db, openDb } from '../../../sandbox/db/client'
import { mountHealth } from '../../../sandbox/pages/health'

const sandbox = sandboxTest()
const { version } = packageJson
const failing = { state: 'failing', version, database: 'unreachable' }

/** What a server answers whose database has so many milliseconds. */
async function healthWith(db: Db, limitMs: number) {
  const app = Fastify()
  mountHealth(app, { db }, limitMs)
  const answer = await app.inject('/sandbox/health')
  await app.close()
  return [answer.statusCode, answer.json()]
}

describe('the health of the sandbox', () => {
  it('is its state, its version and that its database answers, without a login', async () => {
    const answer = await fetch(`${sandbox.url}/sandbox/health`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'ok', version, database: 'reachable' }])
  })

  it('is 503 once its PostgreSQL has gone, and the output says why', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation()
    const postgres = await startPostgres()
    const { db, close } = await openDb({ databaseUrl: postgres.url })
    expect(await healthWith(db, 10_000)).toEqual([200, { state: 'ok', version, database: 'reachable' }])
    await postgres.stop()
    expect(await healthWith(db, 10_000)).toEqual([503, failing])
    expect(said.mock.calls.map(([words]) => words)).toContain('/sandbox/health: the database does not answer:')
    await close()
  })

  it('is 503 where its database does not answer in time', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation()
    const silent = { execute: () => new Promise(() => undefined) } as unknown as Db
    expect(await healthWith(silent, 50)).toEqual([503, failing])
    expect(said).toHaveBeenCalledWith(expect.any(String), new Error('no answer within 50 ms'))
  })
})
