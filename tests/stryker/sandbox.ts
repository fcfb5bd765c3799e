import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'
import type { Logger } from '@stryker-mutator/api/logging'
import { root, runStep } from '../../config/scripts/run'
import { randomFrom } from '../fixtures/random'

/** The mutated parts of the sandbox, and the test files that are run for each: those whose path starts with one of these. */
const testsOf: Record<string, readonly string[]> = {
  'sandbox/http': [
    'sandbox/texts',
    'sandbox/http',
    'sandbox/wire',
    'sandbox/session',
    'sandbox/shell',
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
    'sandbox/shell',
  ],
  'sandbox/idempotency.ts': [
    'sandbox/idempotency',
    'sandbox/cashier/lostAnswers',
    'flows/cashierLostAnswers',
    'sandbox/wire',
  ],
}

const copy = path.join(root, '.cache/stryker/sandbox')
const filesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)

const logger = new Proxy({} as Logger, { get: (_, name) => () => !String(name).startsWith('is') })

/** Copies the project and writes every mutant into the copy's sandbox; a variable of the environment chooses the one that takes effect. */
async function instrument(): Promise<readonly Mutant[]> {
  rmSync(copy, { recursive: true, force: true })
  for (const file of filesOf('.')) cpSync(path.join(root, file), path.join(copy, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  const sources = Object.keys(testsOf)
    .flatMap(filesOf)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => ({
      name: path.join(copy, file),
      mutate: true,
      content: readFileSync(path.join(copy, file), 'utf8'),
    }))
  // The package is an ES module, which only a dynamic import loads here.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter')
  const { files, mutants } = await new Instrumenter(logger).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  })
  for (const { name, content } of files) writeFileSync(name, content)
  return mutants
}

/** Test files for a mutated file or folder. */
function testsFor(file: string): string[] {
  const part = Object.keys(testsOf).find((name) => file === name || file.startsWith(`${name}/`)) ?? ''
  const starts = (testsOf[part] ?? []).map((name) => `tests/${name}`)
  return filesOf('tests').filter((name) => name.endsWith('.test.ts') && starts.some((start) => name.startsWith(start)))
}

/** Runs test files in the copy. Not ok when a test fails or they do not end in time. */
const runTests = (tests: readonly string[], env: Record<string, string>) =>
  runStep({
    name: tests.join(' '),
    cwd: copy,
    command: `jest -c tests/jest.config.mjs --selectProjects sandbox --runTestsByPath ${tests.join(' ')} --bail --maxWorkers=1 --testTimeout=30000 --forceExit`,
    env,
    limitSeconds: 400,
  })

/** Calls `work` with each item, by a number of workers at once. */
async function each<T>(items: readonly T[], workers: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

/**
 * Runs each test file once without a mutant, and answers the ids of the mutants whose code it runs: only those tests can notice them.
 * Throws where a test fails, since it would fail with every mutant too.
 */
async function coverage(workers: number): Promise<Map<string, Set<string>>> {
  const hook = path.join(copy, 'tests/stryker/coverage.cjs')
  appendFileSync(
    path.join(copy, 'tests/fixtures/mustExpect.ts'),
    `afterAll(() => process.env.STRYKER_COVERAGE && require('../stryker/coverage.cjs').write(globalThis, 'tests'))\n`,
  )
  const covered = new Map<string, Set<string>>()
  const tests = [...new Set(Object.keys(testsOf).flatMap(testsFor))]
  await each(tests, workers, async (test) => {
    const folder = path.join(copy, '.covered', test)
    mkdirSync(folder, { recursive: true })
    const { ok, output } = await runTests([test], { STRYKER_COVERAGE: folder, NODE_OPTIONS: `--require=${hook}` })
    if (!ok) throw new Error(`${test} fails without a mutant:\n${output}`)
    const files = readdirSync(folder).map((name) => path.join(folder, name))
    covered.set(test, new Set(files.flatMap((name): string[] => JSON.parse(readFileSync(name, 'utf8')))))
  })
  return covered
}

async function run(): Promise<void> {
  const {
    size = '200',
    seed = String(Date.now() % 100_000),
    workers = '2',
  } = Object.fromEntries(process.argv.slice(2).map((argument) => argument.replace(/^--/, '').split('=')))
  const mutants = await instrument()
  const covered = await coverage(Number(workers))
  const random = randomFrom(Number(seed))
  const sample = mutants
    .map((mutant) => ({ mutant, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Number(size))
    .map(({ mutant }) => mutant)
  console.log(`seed ${seed}: ${sample.length} of ${mutants.length} mutants`)
  const scores = new Map<string, { killed: number; all: number }>()
  await each(sample, Number(workers), async (mutant) => {
    const file = path.relative(copy, mutant.fileName)
    const tests = testsFor(file).filter((test) => covered.get(test)?.has(mutant.id))
    const killed = tests.length > 0 && !(await runTests(tests, { __STRYKER_ACTIVE_MUTANT__: mutant.id })).ok
    const { start } = mutant.location
    const mark = killed ? 'killed  ' : tests.length > 0 ? 'SURVIVED' : 'NOT RUN '
    console.log(
      `${mark} ${mutant.id} ${file}:${start.line + 1}:${start.column + 1} ${mutant.mutatorName} → ${mutant.replacement.replace(/\s+/g, ' ')}`,
    )
    const part = path.dirname(file)
    const score = scores.get(part) ?? { killed: 0, all: 0 }
    scores.set(part, { killed: score.killed + Number(killed), all: score.all + 1 })
  })
  for (const [part, { killed, all }] of scores) console.log(`${part}: ${killed} of ${all}`)
  const killed = [...scores.values()].reduce((sum, score) => sum + score.killed, 0)
  console.log(
    `${killed} of ${sample.length} mutants killed (${((100 * killed) / sample.length).toFixed(1)} %), seed ${seed}`,
  )
}

void run()
