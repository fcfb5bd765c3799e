import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { costRows, costsOf } from '../testing/costs'
import { projects } from '../testing/projects'
import { artifactsOf, browserFile, readResults, readStrayErrors, stepsFile } from '../testing/results'
import { parts, quickSteps } from '../testing/steps'
import { faultsOf } from '../testing/verdict'
import { textTable } from '../textTable'
import { secondTriesOf } from './failures'
import { unprovedRules } from './rules'
import { root, runSteps, type Step } from './run'

/** Runs the steps, and answers whether each ended well. The seconds of each are written to artifacts at its end. */
async function run(steps: readonly Step[]): Promise<boolean> {
  rmSync(artifactsOf(root), { recursive: true, force: true })
  mkdirSync(artifactsOf(root), { recursive: true })
  const seconds: Record<string, number> = {}
  return runSteps(steps, (result) => {
    seconds[result.name] = result.seconds
    writeFileSync(stepsFile(root), JSON.stringify(seconds, null, 2))
  })
}

/** Prints what a run that began then has cost and found, from what it has left in artifacts; answers whether it found nothing. */
function judge(steps: readonly Step[], began: number): boolean {
  const results = readResults(root)
  const wanted = projects.filter((project) => steps.some(({ name }) => name === `tests ${project}`))
  // A run of some projects proves some of the rules.
  const unproved = wanted.length === projects.length ? unprovedRules() : []
  const strayErrors = readStrayErrors(root)
  const faults = faultsOf({ root, wanted, results, unproved, strayErrors })
  const costs = costsOf({ steps: JSON.parse(readFileSync(stepsFile(root), 'utf8')), results }, root)
  console.log(textTable(costRows(costs).filter((_, index) => index !== 1)))
  for (const [, result] of results) for (const one of secondTriesOf(result, root)) console.log(`SECOND TRY ${one}`)
  for (const one of strayErrors) console.log(`ERROR OUTSIDE OF THE TESTS ${one}`)
  for (const fault of faults) console.log(`FAILED ${fault}`)
  if (wanted.length === projects.length)
    console.log(`rules and faults without a passing test: ${unproved.join(' ') || 'none'}`)
  if (existsSync(browserFile(root))) console.log(`browser: ${readFileSync(browserFile(root), 'utf8')}`)
  const sum = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests') =>
    results.reduce((total, [, result]) => total + result[key], 0)
  console.log(`total ${((Date.now() - began) / 60_000).toFixed(1)} min`)
  const skipped = sum('numPendingTests') + sum('numTodoTests')
  console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${skipped} skipped`)
  return faults.length === 0
}

/** The steps that the arguments ask for: those of `npm test`, with `--all` those of a part of `npm run test:all`, or of each. */
function stepsOf(given: readonly string[]): Step[][] {
  if (!given.includes('--all')) return [quickSteps()]
  const all = parts()
  const part = given.find((one) => one.startsWith('--part='))?.slice('--part='.length)
  if (part === undefined) return all
  const chosen = all[Number(part) - 1]
  if (!chosen) throw new Error(`there is no part ${part}: npm run test:all has ${all.length}, -- --part=1 is the first`)
  return [chosen]
}

/** Gives the tests the priority that Chromium gives its own threads where it may, which is as root: otherwise the servers that it waits for wait for it. */
function raisePriority(): void {
  try {
    setPriority(-8)
  } catch {
    // Who may not raise theirs starts a Chromium that may not either.
  }
}

async function test(): Promise<boolean> {
  raisePriority()
  let ok = true
  for (const steps of stepsOf(process.argv.slice(2))) {
    const began = Date.now()
    const isOk = await run(steps)
    ok = judge(steps, began) && isOk && ok
  }
  return ok
}

void test().then(
  (ok) => process.exit(ok ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
