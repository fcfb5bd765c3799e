import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildSteps, productionSteps } from './build'
import { checkSteps } from './check'
import { failuresOf, type JestResults, secondTriesOf, tooManySecondTries } from './failures'
import { unprovedLine } from './rules'
import { root, runSteps, type Step } from './run'

const artifacts = path.join(root, 'artifacts')

const read = (file: string): JestResults => JSON.parse(readFileSync(path.join(artifacts, file), 'utf8'))

/** One Jest project in so many processes; its results are written to artifacts as JSON. */
const jest = (project: string, width = 1): Step => ({
  name: `tests ${project}`,
  command: `jest -c tests/jest.config.mjs --selectProjects ${project} --json --outputFile=artifacts/${project}.json --maxWorkers=${width} --forceExit`,
  env: { TEST_RETRIES: '1' },
  failures: () => failuresOf(read(`${project}.json`), root),
  width,
})

const builds = [...buildSteps, ...productionSteps]
const built = builds.map(({ name }) => name)

/** All checks and tests, ordered so that mistakes show early; a failed step does not prevent the later ones from running. */
const steps: Step[] = [
  ...checkSteps,
  jest('unit'),
  jest('components'),
  jest('app'),
  // The sandbox's tests need no build, so they run beside the builds.
  jest('sandbox'),
  ...builds,
  { name: 'budgets', command: 'tsx config/scripts/budgets.ts', needs: built, isReport: true },
  { name: 'growth', command: 'tsx config/scripts/growth.ts', needs: built, width: 2, isReport: true },
  { ...jest('builds', 2), needs: built },
  { name: 'pictures', command: 'tsx config/scripts/pictures.ts', needs: ['tests builds'], isReport: true },
]

async function test(): Promise<boolean> {
  rmSync(artifacts, { recursive: true, force: true })
  mkdirSync(artifacts, { recursive: true })
  return runSteps(steps)
}

const started = Date.now()
void test().then((ok) => {
  const results = readdirSync(artifacts)
    .filter((file) => /^(unit|components|app|sandbox|builds)\.json$/.test(file))
    .map(read)
  const sum = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
    results.reduce((total, result) => total + result[key], 0)
  const secondTries = results.flatMap((result) => secondTriesOf(result, root))
  for (const test of secondTries) console.log(`SECOND TRY ${test}`)
  const tooMany = tooManySecondTries(secondTries)
  if (tooMany) console.log(`FAILED ${tooMany}`)
  for (const failure of results.flatMap((result) => failuresOf(result, root))) console.log(`FAILED ${failure}`)
  console.log(unprovedLine())
  console.log(`total ${((Date.now() - started) / 60_000).toFixed(1)} min`)
  console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`)
  process.exit(ok && !tooMany && results.length === 5 ? 0 : 1)
})
