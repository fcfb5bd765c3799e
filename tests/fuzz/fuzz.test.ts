import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PairReport } from './pair'
import type { Report } from './play'
import { recipes } from './recipes'

/** As many as take a few seconds; `FUZZ` sets another number for a longer run. */
const LIVES = Number(process.env.FUZZ ?? 24)
/** The same lives in every run, so that a failure is the change's; `FUZZ_FROM=random` draws others. */
const FROM = process.env.FUZZ_FROM ?? '1'

/** The same of customers at two processes, of which some are killed. */
const PAIR_LIVES = Number(process.env.FUZZ_PAIR ?? 8)

/** Lives need a process of their own: its clock is theirs, and the sandbox runs in it. */
async function play<R extends Report | PairReport>(lives: number, ...more: string[]): Promise<R> {
  const command = ['--import', 'tsx', 'tests/fuzz/run.ts', String(lives), `--from=${FROM}`, '--json', ...more]
  const options = { env: { ...process.env, TSX_TSCONFIG_PATH: 'tests/tsconfig.json' }, maxBuffer: 1e8 }
  // Where one fails, it ends with 1, and its report says which.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, options).catch((error) => error)
  const line = String(stdout).trim().split('\n').at(-1)
  if (!line?.startsWith('{')) throw new Error(`no life was played (from seed ${FROM}):\n${stderr}`)
  return JSON.parse(line) as R
}

let report: Report
beforeAll(async () => {
  report = await play<Report>(LIVES)
  console.info(
    `${report.lives} lives from seed ${report.from}, ${(report.milliseconds / report.lives).toFixed(0)} ms each`,
  )
}, 1_800_000)

describe('random customers who send right and wrong calls to every endpoint', () => {
  it('see no fault of the server and nothing of each other, and break no rule of money', () => {
    // Of a failure this prints the seed, which `npm run fuzz -- 1 --from=<seed>` plays again.
    expect(report.failure).toBeUndefined()
    expect(report.lives).toBe(LIVES)
  })

  it('succeed with most calls that need no step outside the contract', () => {
    const { tally } = report
    const done = Object.values(tally).filter((count) => count > 0)
    expect(done.length).toBeGreaterThan(Object.keys(tally).length / 2)
  })

  it('play each chain of right calls to its end at least once', () => {
    const done = Object.keys(recipes).filter((name) => (report.tally[`recipe ${name}`] ?? 0) > 0)
    expect(done).toEqual(Object.keys(recipes))
  })
})

describe('customers at two processes on one database, of which some are killed', () => {
  it('see no fault of the server, and break no rule of money', async () => {
    const pair = await play<PairReport>(PAIR_LIVES, '--pair')
    console.info(`${pair.lives} lives at two processes, ${(pair.milliseconds / pair.lives).toFixed(0)} ms each`)
    expect(pair.failure).toBeUndefined()
    expect(pair.lives).toBe(PAIR_LIVES)
    expect(pair.kills).toBeGreaterThan(0)
    expect(pair.tally.order).toBeGreaterThan(0)
  }, 1_800_000)
})
