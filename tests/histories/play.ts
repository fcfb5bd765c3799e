import fc from 'fast-check'
import { compileApp } from './app/bundle'
import { checkLedger } from './invariants'
import { runHistory, type Tally } from './runHistory'
import { histories } from './steps/arbitrary'
import type { History } from './steps/step'
import { startServer } from './world/server'
import type { Stage } from './world/world'

/** How many parts a history has at most; see `steps/arbitrary.ts`. */
const PARTS = 4

/** What came of a run of histories. */
export interface Report {
  runs: number
  seed: number
  milliseconds: number
  /** How often steps of each kind did something. */
  tally: Record<string, number>
  /** The shortest history that was found to fail, and why. */
  failure?: { history: History; reason: string }
}

/** What is there for all histories of a process, made once. */
async function withStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const [server, startApp] = await Promise.all([startServer(), compileApp()])
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  process.on('unhandledRejection', onError)
  try {
    return await work({ server, startApp, errors })
  } finally {
    process.off('unhandledRejection', onError)
    await server.close()
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** Plays random histories; the same seed plays the same ones. */
export const playRandom = (runs: number, seed: number): Promise<Report> =>
  withStage(async (stage) => {
    const tally: Tally = new Map()
    const began = performance.now()
    const property = fc.asyncProperty(histories(PARTS), (history) => runHistory(stage, history, tally))
    const result = await fc.check(property, { seed, numRuns: runs })
    const milliseconds = performance.now() - began
    if (!result.failed) await checkLedger(stage.server)
    const [history] = result.counterexample ?? []
    return {
      runs: result.numRuns,
      seed,
      milliseconds,
      tally: Object.fromEntries(tally),
      ...(history ? { failure: { history, reason: reasonOf(result.errorInstance) } } : {}),
    }
  })

/** Plays one history that was printed before. */
export const replay = (history: History): Promise<Report> =>
  withStage(async (stage) => {
    const tally: Tally = new Map()
    const began = performance.now()
    const error = await runHistory(stage, history, tally).then(
      () => undefined,
      (failed: unknown) => failed ?? new Error('failed'),
    )
    const failure = error && { history, reason: reasonOf(error) }
    const milliseconds = performance.now() - began
    return { runs: 1, seed: 0, milliseconds, tally: Object.fromEntries(tally), ...(failure ? { failure } : {}) }
  })
