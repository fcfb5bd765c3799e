import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildSteps, productionSteps } from './build'
import { checkSteps } from './check'
import { failuresOf, type JestResults, secondTriesOf } from './failures'
import { unprovedLine } from './rules'
import { root, runStep, runSteps, type Step } from './run'

const artifacts = path.join(root, 'artifacts')

const read = (file: string): JestResults => JSON.parse(readFileSync(path.join(artifacts, file), 'utf8'))

/** One Jest project; its results are written to artifacts as JSON. */
const jest = (project: string): Step => ({
  name: `tests ${project}`,
  command: `jest -c tests/jest.config.mjs --selectProjects ${project} --json --outputFile=artifacts/${project}.json --maxWorkers=2 --forceExit`,
  env: { TEST_RETRIES: '1' },
  failures: () => failuresOf(read(`${project}.json`), root),
})

/** All checks and tests, ordered so that mistakes show early; a failed stage does not prevent the later ones from running. */
async function test(): Promise<boolean> {
  rmSync(artifacts, { recursive: true, force: true })
  mkdirSync(artifacts, { recursive: true })
  const stages = [
    () => runSteps(checkSteps),
    () => runSteps([jest('unit'), jest('components'), jest('app')]),
    () => runSteps([jest('sandbox')]),
    () => runSteps([...buildSteps, ...productionSteps]),
    async () => (await runStep({ name: 'budgets', command: 'tsx config/scripts/budgets.ts' }, true)).ok,
    async () => (await runStep({ name: 'growth', command: 'tsx config/scripts/growth.ts' }, true)).ok,
    () => runSteps([jest('builds')]),
  ]
  let ok = true
  for (const stage of stages) ok = (await stage()) && ok
  return ok
}

const started = Date.now()
void test().then((ok) => {
  const results = readdirSync(artifacts)
    .filter((file) => /^(unit|components|app|sandbox|builds)\.json$/.test(file))
    .map(read)
  const sum = (key: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
    results.reduce((total, result) => total + result[key], 0)
  for (const test of results.flatMap((result) => secondTriesOf(result, root))) console.log(`SECOND TRY ${test}`)
  for (const failure of results.flatMap((result) => failuresOf(result, root))) console.log(`FAILED ${failure}`)
  console.log(unprovedLine())
  console.log(`total ${((Date.now() - started) / 60_000).toFixed(1)} min`)
  console.log(`${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`)
  process.exit(ok && results.length === 5 ? 0 : 1)
})
