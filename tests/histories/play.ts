import fc from 'fast-check'
import { compileApp } from './app/bundle'
import { checkLedger } from './invariants'
import type { Failure, Report } from './report'
import { runHistory, type Tally } from './runHistory'
import { histories } from './steps/arbitrary'
import { customerSteps } from './steps/customer'
import { otherSteps } from './steps/elsewhere'
import type { History } from './steps/step'
import { startServer } from './world/server'
import type { Stage } from './world/world'

/** How many parts a history has at most; see `steps/arbitrary.ts`. */
const PARTS = 4

/** What to play: kept histories by the names of their files, and then so many random ones; the same seed plays the same ones. */
export interface Plan {
  kept: Record<string, History>
  runs: number
  seed: number
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

/** Every kind of step, so that one that never did anything is seen. */
const noSteps = (): Tally =>
  new Map([...Object.keys(customerSteps), ...Object.keys(otherSteps)].map((name) => [name, 0]))

/** Plays the kept histories until one fails. */
async function replay(stage: Stage, kept: Plan['kept']): Promise<Failure | undefined> {
  for (const [file, history] of Object.entries(kept)) {
    try {
      await runHistory(stage, history, noSteps())
    } catch (error) {
      return { file, history, reason: reasonOf(error) }
    }
  }
}

/** Plays random histories until one fails, which it makes as short as it can. */
async function playRandom(
  stage: Stage,
  { runs, seed }: Plan,
  tally: Tally,
): Promise<{ runs: number; failure?: Failure }> {
  if (runs === 0) return { runs }
  const property = fc.asyncProperty(histories(PARTS), (history) => runHistory(stage, history, tally))
  const { numRuns, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: runs })
  const [history] = counterexample ?? []
  return { runs: numRuns, ...(history ? { failure: { history, reason: reasonOf(errorInstance) } } : {}) }
}

export const play = (plan: Plan): Promise<Report> =>
  withStage(async (stage) => {
    const tally = noSteps()
    const began = performance.now()
    const again = await replay(stage, plan.kept)
    const { runs, failure = again } = again ? { runs: 0 } : await playRandom(stage, plan, tally)
    const milliseconds = performance.now() - began
    if (!failure) await checkLedger(stage.server)
    return {
      runs,
      seed: plan.seed,
      kept: Object.keys(plan.kept),
      milliseconds,
      tally: Object.fromEntries(tally),
      ...(failure ? { failure } : {}),
    }
  })
