import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Report } from './play'

const RUNS = Number(process.env.HISTORIES ?? 2_000)
/** The same histories in every run, so that a failure is the change's; `npm run histories` plays others. */
const SEED = process.env.HISTORIES_SEED ?? '1'

/** Histories need a process of their own: its clock is theirs, and the sandbox runs in it. */
async function play(): Promise<Report> {
  const command = ['--import', 'tsx', 'tests/histories/run.ts', String(RUNS), `--seed=${SEED}`, '--json']
  const options = { env: { ...process.env, TSX_TSCONFIG_PATH: 'tests/tsconfig.json' }, maxBuffer: 1e8 }
  const { stdout } = await promisify(execFile)(process.execPath, command, options).catch((error) => error)
  const [line = ''] = stdout.trim().split('\n').slice(-1)
  return JSON.parse(line) as Report
}

let report: Report
beforeAll(async () => {
  report = await play()
}, 900_000)

describe('random histories of payments, of the app’s own cashier with the real sandbox', () => {
  it('P1 P2 P3 P4 P5 P6 P7 P8 P9 P12 P13 P14 P15 P16 P17 P18 P20: one charge that is kept, its goods or a refund, nothing forgotten or shown that is not so', () => {
    const { failure, seed } = report
    // A failure prints the shortest history; `npm run histories -- --replay=<file>` plays it.
    expect({ seed, failure }).toEqual({ seed, failure: undefined })
    expect(report.runs).toBe(RUNS)
  })

  it('have done every kind of step', () => {
    const { tally } = report
    const kinds = ['open', 'tap', 'code', 'resend', 'sheet', 'return', 'giveUp', 'check', 'hide', 'show', 'back']
    const others = ['reload', 'kill', 'signOut', 'signIn', 'loseSession', 'provider', 'notify', 'forge', 'network']
    const never = [...kinds, ...others, 'release', 'cancel', 'wait'].filter((kind) => !tally[kind])
    // Only a run of many histories does all.
    expect(RUNS < 500 ? [] : never).toEqual([])
    expect(tally.tap).toBeGreaterThan(RUNS / 2)
  })
})
