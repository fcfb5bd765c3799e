import { startServer } from '@tests/histories/world/server'
import { sql } from 'drizzle-orm'
import { areas } from '../../sandbox/areas'
import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { contractDefinitions } from '../../sandbox/http/schemas'
import { Found } from './found'
import { knowledge } from './known'
import { playLife, type Stage, type Tally } from './life'
import type { Schema } from './requests'
import { Snapshot } from './snapshot'

/** What came of some lives. */
export interface Report {
  /** How many were played, and the seed of the first; each further one has the next number. */
  lives: number
  from: number
  milliseconds: number
  /** How often each call succeeded, or each chain of them. */
  tally: Record<string, number>
  failure?: { seed: number; reason: string }
}

/** Which lives are played. */
export interface Plan {
  from: number
  lives: number
  steps: number
  /** Called after each life. */
  passed?(seed: number): void
}

/** Plays lives until one shows a fault. */
export async function play({ from, lives, steps, passed }: Plan): Promise<Report> {
  const stage = await makeStage()
  const tally: Tally = new Map(stage.routes.map(({ endpoint }) => [endpoint.path, 0]))
  const began = performance.now()
  let played = 0
  let failure: Report['failure']
  try {
    for (let seed = from; seed < from + lives && !failure; seed += 1) {
      try {
        await playLife(stage, seed, steps, tally)
        played += 1
        passed?.(seed)
      } catch (error) {
        failure = { seed, reason: error instanceof Found ? error.message : String((error as Error).stack) }
      }
    }
  } finally {
    await stage.server.close()
  }
  const milliseconds = performance.now() - began
  return { lives: played, from, milliseconds, tally: Object.fromEntries(tally), ...(failure ? { failure } : {}) }
}

async function makeStage(): Promise<Stage & { server: { close(): Promise<void> } }> {
  const contract = scanContract(contractFolder)
  const definitions = (await contractDefinitions(contract)) as Record<string, Schema>
  const typeOf = new Map(contract.endpoints.map(({ name, path, request }) => [`${name} ${path}`, request]))
  const server = await startServer()
  const start = server.clock.now
  const seeded = await Snapshot.of(
    (statements) => server.db.execute(sql.raw(statements)) as unknown as Promise<{ rows: unknown[] }>,
  )
  const { text: publicKey } = await server.get('/sandbox/public-key', {})
  return {
    server,
    async begin() {
      server.clock.now = start
      await seeded.restore()
    },
    definitions,
    publicKey,
    knownOf: await knowledge(server.db),
    // A file is sent by tests of its own.
    routes: areas
      .flatMap(({ routes }) => routes)
      .filter(({ endpoint: { body } }) => body !== 'upload' && body !== 'stream'),
    requestSchema: ({ name, endpoint }) => definitions[typeOf.get(`${name} ${endpoint.path}`) ?? ''] ?? {},
  }
}
