import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Report, words } from './report'

/**
 * Ten times as many as the rarest of the broken guards in `tests/mutants/histories.json` takes to show, on average; `HISTORIES` sets another
 * number for a longer run.
 */
const RUNS = Number(process.env.HISTORIES ?? 500)
/** The same histories in every run, so that a failure is the change's; `HISTORIES_SEED=random` draws others. */
const SEED = process.env.HISTORIES_SEED ?? '1'
/** `HISTORIES_KEPT=none` leaves the kept ones out, where a broken guard has to show in the random ones. */
const KEPT = process.env.HISTORIES_KEPT ?? 'all'

/** Histories need a process of their own: its clock is theirs, and the sandbox runs in it. */
async function play(): Promise<Report> {
  const command = [
    '--import',
    'tsx',
    'tests/histories/run.ts',
    String(RUNS),
    `--seed=${SEED}`,
    `--kept=${KEPT}`,
    '--json',
  ]
  const options = { env: { ...process.env, TSX_TSCONFIG_PATH: 'tests/tsconfig.json' }, maxBuffer: 1e8 }
  // Where one fails, it ends with 1, and its report says which.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, options).catch((error) => error)
  const line = String(stdout).trim().split('\n').at(-1)
  if (!line?.startsWith('{')) throw new Error(`the histories were not played (seed ${SEED}):\n${stderr}`)
  return JSON.parse(line) as Report
}

let report: Report
beforeAll(async () => {
  report = await play()
  // The seed of a run that passed, too: the next one may be compared with it.
  console.info(words(report))
}, 2_400_000)

describe('histories of payments, of the app’s own cashier with the real sandbox', () => {
  it('P1 P2 P3 P4 P5 P6 P7 P8 P9 P12 P13 P14 P15 P16 P17 P18 P20: one charge that is kept, its goods or a refund, nothing forgotten or shown that is not so', () => {
    // Of a failure this prints the seed and the shortest history.
    expect(report.failure === undefined ? '' : words(report)).toBe('')
    expect(report.runs).toBe(RUNS)
  })

  it('that failed once are played again', () => {
    const files = readdirSync(join(__dirname, 'kept')).filter((name) => name.endsWith('.json'))
    expect(files.length).toBeGreaterThan(0)
    expect(report.kept).toEqual(KEPT === 'none' ? [] : files.sort())
  })

  it('have done every kind of step', () => {
    const { tally } = report
    expect(Object.keys(tally).length).toBeGreaterThan(20)
    const never = Object.keys(tally).filter((kind) => tally[kind] === 0)
    // Only a run of many histories does all.
    expect(RUNS < 500 ? [] : never).toEqual([])
    expect(tally.tap).toBeGreaterThan(RUNS / 2)
  })
})
