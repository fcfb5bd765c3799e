import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runStep, type StepResult } from '../scripts/run'
import { broken, type Mutant } from './mutants'

/** A broken guard shows in few of the histories of `tests/histories`, always the same ones. */
const fewHistories = { HISTORIES: '200', HISTORIES_SEED: '1', HISTORIES_KEPT: 'none' }

/** How long a test may take for a mutant, in seconds: one that hangs without its guard counts as one that fails. */
const LIMIT = 180

/** How a mutant ended; `unreached` where the run's time was over first. */
export interface End {
  mutant: Mutant
  kind: 'killed' | 'SURVIVED' | 'unreached'
  seconds: number
  /** Why it could not be played, and so counts as a survivor. */
  fault?: string
}

/** Where mutants are played, and until when. */
export interface Stage {
  /** A copy of the project, whose guards are broken. */
  copy: string
  /** In milliseconds, as a date. */
  until: number
}

/** What Jest prints where no test of a file has run: its code, or what all files need, could not be loaded. A failed `beforeAll` fails tests. */
const notLoaded = /^Tests: +0 total|error running globalSetup/m

const isOver = ({ until }: Stage): boolean => Date.now() >= until

function runTests({ copy, until }: Stage, tests: readonly string[], limit: number, options = ''): Promise<StepResult> {
  const left = (until - Date.now()) / 1000
  return runStep({
    name: tests.join(' '),
    cwd: copy,
    command: `jest -c tests/jest.config.mjs --runTestsByPath ${tests.join(' ')} ${options} --maxWorkers=1 --forceExit`,
    env: fewHistories,
    limitSeconds: Math.min(limit, left),
  })
}

/** Breaks a guard, runs its test and restores the guard. */
async function playOne(stage: Stage, mutant: Mutant): Promise<End> {
  if (isOver(stage)) return { mutant, kind: 'unreached', seconds: 0 }
  const target = path.join(stage.copy, mutant.file)
  const whole = readFileSync(target, 'utf8')
  const change = broken(mutant, whole)
  if ('fault' in change) return { mutant, kind: 'SURVIVED', seconds: 0, fault: change.fault }
  writeFileSync(target, change.source)
  const { ok, seconds, output } = await runTests(stage, [mutant.test], LIMIT, '--testTimeout=10000')
  writeFileSync(target, whole)
  if (ok) return { mutant, kind: 'SURVIVED', seconds }
  if (notLoaded.test(output))
    return { mutant, kind: 'SURVIVED', seconds, fault: 'without its guard the test does not even load' }
  // What the end of the time has cut off says nothing.
  return { mutant, kind: isOver(stage) ? 'unreached' : 'killed', seconds }
}

/**
 * Plays mutants one after another and tells each end. Their tests must pass before, since a failure would prove nothing otherwise; where they do
 * not, returns what they print.
 */
export async function play(
  stage: Stage,
  mutants: readonly Mutant[],
  tell: (end: End) => void,
): Promise<string | undefined> {
  const tests = [...new Set(mutants.map(({ test }) => test))]
  if (!isOver(stage)) {
    const { ok, output } = await runTests(stage, tests, tests.length * LIMIT)
    if (!ok && !isOver(stage)) return output
  }
  for (const mutant of mutants) tell(await playOne(stage, mutant))
  return undefined
}
