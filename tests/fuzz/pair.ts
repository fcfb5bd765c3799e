import { randomFrom } from '@tests/fixtures/random'
import { connectTo, startPostgres } from '@tests/sandbox/races/startPostgres'
import { type SpawnedSandbox, spawnSandbox } from '@tests/sandbox/spawnSandbox'
import { sandboxAt } from '@tests/sandbox/startSandbox'
import pLimit from 'p-limit'
import { vipInfo } from '@/contract/member/info'
import { chosen } from './chosen'
import { brokenIn, queryAt } from './invariants'
import type { Plan, Report } from './play'
import { type Actor, recipes } from './recipes'
import { pick } from './requests'
import { Snapshot } from './snapshot'
import { troubled } from './troubles'

/** What came of some lives with two processes; the tally counts how often each recipe was played to its end. */
export interface PairReport extends Report {
  /** How often a process was ended as by a power cut. */
  kills: number
}

const troubles = { doubled: 0.15, lost: 0.05 }
type Pair = [SpawnedSandbox, SpawnedSandbox]

const customers = 3
const devices = 2
const recipesOfEach = 3
const killShare = 0.25

/**
 * Plays lives of three customers with two devices each who use two sandboxes on one PostgreSQL at the same time, until one shows a fault: every
 * call goes to either process, some are doubled or lose their answer, and at times a process ends in the middle and another one takes its
 * place. At the end of each life no rule of money is broken, and no answer was a fault of the server.
 */
export async function playPair({ from, lives, passed }: Omit<Plan, 'steps'>): Promise<PairReport> {
  const postgres = await startPostgres()
  const client = await connectTo(postgres.url)
  const start = () => spawnSandbox({ databaseUrl: postgres.url, publicOrigin: 'http://sandbox' })
  const pair: Pair = [await start(), await start()]
  const seeded = await Snapshot.of((statements) => client.query(statements))
  const tally = Object.fromEntries(Object.keys(recipes).map((name) => [name, 0]))
  const report: PairReport = { lives: 0, from, milliseconds: 0, kills: 0, tally }
  const began = performance.now()
  try {
    for (let seed = from; seed < from + lives && !report.failure; seed += 1) {
      await Promise.all(pair.map(({ url }) => sandboxAt(url).clearFaults()))
      await seeded.restore()
      const { faults, isKilled, now } = await playLife(pair, seed, tally, start)
      // What time has brought is written when it is next asked for.
      await sandboxAt(pair[0].url).call(vipInfo, {})
      const { rows } = await client.query(queryAt(now, 'two'))
      const broken = [...faults, ...brokenIn(rows)]
      if (broken.length > 0) report.failure = { seed, reason: [...broken, ...pair.map(reasonsOf)].join('; ') }
      else {
        report.lives += 1
        passed?.(seed)
      }
      if (isKilled) report.kills += 1
    }
  } finally {
    await client.end()
    await Promise.all(pair.map((one) => one.close()))
    await postgres.stop()
  }
  report.milliseconds = performance.now() - began
  return report
}

/** What a process has printed of its faults, without their stacks. */
const reasonsOf = ({ lastWords }: SpawnedSandbox): string =>
  lastWords()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')

async function playLife(
  pair: Pair,
  seed: number,
  tally: Record<string, number>,
  start: () => Promise<SpawnedSandbox>,
): Promise<{ faults: string[]; isKilled: boolean; now: number }> {
  const random = randomFrom(seed)
  const { fetch } = globalThis
  const faults: string[] = []
  const toEither = (request: Request) =>
    fetch(new Request(request.url.replace('http://sandbox', (pick(random, pair) ?? pair[0]).url), request))
  globalThis.fetch = troubled(toEither, troubles, random, ({ url }, { status }) => {
    if (status >= 500) faults.push(`${url} answers ${status}`)
  })
  // The clocks of both processes are moved in turn, also while one of them starts again.
  const inTurn = pLimit(1)
  let passed = 0
  const move = async ({ url }: SpawnedSandbox, ms: number): Promise<void> => {
    const body = JSON.stringify({ kind: 'clock', ms })
    await fetch(`${url}/__faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }
  const pass = (ms: number): Promise<void> =>
    inTurn(async () => {
      passed += ms
      await Promise.all(pair.map((one) => move(one, ms)))
    })
  const live = async (mobile: string, device: number): Promise<void> => {
    const own = randomFrom(seed * 31 + device)
    const sandbox = { ...sandboxAt('http://sandbox'), close: async () => undefined }
    const actor: Actor = { sandbox, mobile, token: '', random: own, pass }
    for (let count = 0; count < recipesOfEach; count += 1) {
      const name = pick(own, Object.keys(recipes)) ?? ''
      try {
        actor.token ||= await sandbox.login(mobile)
        await recipes[name]?.(actor)
        tally[name] = (tally[name] ?? 0) + 1
      } catch {
        // Refused, or on the way to a process that has ended; what must hold is asked at the end.
      }
    }
  }
  const isKilled = random() < killShare
  const kill = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 50 + random() * 800))
    const place = random() < 0.5 ? 0 : 1
    await inTurn(async () => {
      await pair[place].kill9()
      pair[place] = await start()
      await move(pair[place], passed)
    })
  }
  const lives = chosen(random, customers).flatMap((mobile, index) =>
    Array.from({ length: devices }, (_, device) => live(mobile, index * devices + device)),
  )
  try {
    await Promise.all([...lives, ...(isKilled ? [kill()] : [])])
  } finally {
    globalThis.fetch = fetch
  }
  return { faults, isKilled, now: Date.now() + passed }
}
