import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'
import type { Logger } from '@stryker-mutator/api/logging'
import { root, runStep } from '../../config/scripts/run'

/** The mutated parts of the sandbox, and the test files that are run for each: those whose path starts with one of these. */
const testsOf: Record<string, readonly string[]> = {
  'sandbox/http': [
    'sandbox/http',
    'sandbox/wire',
    'sandbox/session',
    'sandbox/shell',
    'sandbox/idempotency',
    'sandbox/faults',
  ],
  'sandbox/ledger': ['sandbox/ledger', 'sandbox/cashier/create', 'sandbox/member', 'sandbox/races/gold'],
  'sandbox/areas/cashier': ['sandbox/cashier', 'sandbox/provider', 'sandbox/races', 'flows/cashier'],
  'sandbox/areas/order': ['sandbox/order', 'sandbox/races/orders', 'flows/order', 'sandbox/people'],
  'sandbox/areas/session': [
    'sandbox/session',
    'sandbox/people',
    'sandbox/races/codes',
    'sandbox/wire',
    'flows/request',
  ],
  'sandbox/provider': ['sandbox/provider', 'sandbox/cashier/forms', 'sandbox/races/notifications', 'sandbox/shell'],
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

/** Numbers from 0 to 1 that repeat for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

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

/** Test files for a mutated file, the fastest first, so that a killed mutant is known soon. */
function testsFor(file: string): string[] {
  const part = Object.keys(testsOf).find((name) => file === name || file.startsWith(`${name}/`)) ?? ''
  const starts = (testsOf[part] ?? []).map((name) => `tests/${name}`)
  return filesOf('tests').filter((name) => name.endsWith('.test.ts') && starts.some((start) => name.startsWith(start)))
}

/** Runs the tests of one mutant in the copy; true when one fails, or when they do not end in time. */
async function isKilled(mutant: Mutant): Promise<boolean> {
  const file = path.relative(copy, mutant.fileName)
  const { ok } = await runStep({
    name: file,
    cwd: copy,
    command: `jest -c tests/jest.config.mjs --selectProjects sandbox --runTestsByPath ${testsFor(file).join(' ')} --bail --maxWorkers=1 --testTimeout=30000 --forceExit`,
    env: { __STRYKER_ACTIVE_MUTANT__: mutant.id },
    limitSeconds: 400,
  })
  return !ok
}

async function run(): Promise<void> {
  const {
    size = '200',
    seed = String(Date.now() % 100_000),
    workers = '2',
  } = Object.fromEntries(process.argv.slice(2).map((argument) => argument.replace(/^--/, '').split('=')))
  const mutants = await instrument()
  const random = numbersFrom(Number(seed))
  const sample = mutants
    .map((mutant) => ({ mutant, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Number(size))
    .map(({ mutant }) => mutant)
  console.log(`seed ${seed}: ${sample.length} of ${mutants.length} mutants`)
  const scores = new Map<string, { killed: number; all: number }>()
  const waiting = [...sample]
  const worker = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const file = path.relative(copy, mutant.fileName)
      const killed = await isKilled(mutant)
      const { start } = mutant.location
      console.log(
        `${killed ? 'killed  ' : 'SURVIVED'} ${mutant.id} ${file}:${start.line + 1}:${start.column + 1} ${mutant.mutatorName} → ${mutant.replacement.replace(/\s+/g, ' ')}`,
      )
      const part = path.dirname(file)
      const score = scores.get(part) ?? { killed: 0, all: 0 }
      scores.set(part, { killed: score.killed + Number(killed), all: score.all + 1 })
    }
  }
  await Promise.all(Array.from({ length: Number(workers) }, worker))
  for (const [part, { killed, all }] of scores) console.log(`${part}: ${killed} of ${all}`)
  const killed = [...scores.values()].reduce((sum, score) => sum + score.killed, 0)
  console.log(
    `${killed} of ${sample.length} mutants killed (${((100 * killed) / sample.length).toFixed(1)} %), seed ${seed}`,
  )
}

void run()
