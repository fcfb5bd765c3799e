import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { each, filesOf, type MutatedCopy, mutatedCopy, playSample, runTests, samplingOf } from './sample'

/** The mutated parts of the sandbox, and the test files that are run for each: those whose path starts with one of these. */
const testsOf: Record<string, readonly string[]> = {
  'sandbox/http': [
    'sandbox/texts',
    'sandbox/http',
    'sandbox/wire',
    'sandbox/session',
    'sandbox/devtools/nativeApp',
    'sandbox/idempotency',
    'sandbox/faults',
  ],
  'sandbox/ledger': [
    'sandbox/db/migrations',
    'sandbox/ledger',
    'sandbox/cashier/create',
    'sandbox/member',
    'sandbox/races/gold',
  ],
  'sandbox/areas/cashier': [
    'sandbox/texts',
    'sandbox/db/migrations',
    'sandbox/cashier',
    'sandbox/provider',
    'sandbox/races',
    'flows/cashier',
  ],
  'sandbox/areas/order': [
    'sandbox/texts',
    'sandbox/db/migrations',
    'sandbox/order',
    'sandbox/races/orders',
    'flows/order',
    'sandbox/people',
  ],
  'sandbox/areas/session': [
    'sandbox/texts',
    'sandbox/db/migrations',
    'sandbox/session',
    'sandbox/people',
    'sandbox/races/codes',
    'sandbox/wire',
    'flows/request',
  ],
  'sandbox/provider': [
    'sandbox/db/migrations',
    'sandbox/provider',
    'sandbox/cashier/forms',
    'sandbox/races/notifications',
    'sandbox/devtools/nativeApp',
  ],
  'sandbox/idempotency.ts': [
    'sandbox/idempotency',
    'sandbox/cashier/lostAnswers',
    'flows/cashierLostAnswers',
    'sandbox/wire',
  ],
}

/** Test files for a mutated file or folder. */
function testsFor(file: string): string[] {
  const part = Object.keys(testsOf).find((name) => file === name || file.startsWith(`${name}/`)) ?? ''
  const starts = (testsOf[part] ?? []).map((name) => `tests/${name}`)
  return filesOf('tests').filter((name) => name.endsWith('.test.ts') && starts.some((start) => name.startsWith(start)))
}

/**
 * Runs each test file once without a mutant, and answers the ids of the mutants whose code it runs: only those tests can notice them.
 * Throws where a test fails, since it would fail with every mutant too.
 */
async function coverage(copy: MutatedCopy, workers: number): Promise<Map<string, Set<string>>> {
  const hook = path.join(copy.folder, 'tests/stryker/coverage.cjs')
  appendFileSync(
    path.join(copy.folder, 'tests/fixtures/mustExpect.ts'),
    `afterAll(() => process.env.STRYKER_COVERAGE && require('@tests/stryker/coverage.cjs').write(globalThis, 'tests'))\n`,
  )
  const covered = new Map<string, Set<string>>()
  const tests = [...new Set(Object.keys(testsOf).flatMap(testsFor))]
  await each(tests, workers, async (test) => {
    const folder = path.join(copy.folder, '.covered', test)
    mkdirSync(folder, { recursive: true })
    const env = { STRYKER_COVERAGE: folder, NODE_OPTIONS: `--require=${hook}` }
    const { ok, output } = await runTests(copy, [test], env)
    if (!ok) throw new Error(`${test} fails without a mutant:\n${output}`)
    const files = readdirSync(folder).map((name) => path.join(folder, name))
    covered.set(test, new Set(files.flatMap((name): string[] => JSON.parse(readFileSync(name, 'utf8')))))
  })
  return covered
}

async function run(): Promise<void> {
  const sampling = samplingOf(process.argv.slice(2), 200)
  const copy = await mutatedCopy('sandbox', Object.keys(testsOf).flatMap(filesOf))
  const covered = await coverage(copy, sampling.workers)
  await playSample(copy, ({ id }, file) => testsFor(file).filter((test) => covered.get(test)?.has(id)), sampling)
}

void run()
