import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'
import type { Logger } from '@stryker-mutator/api/logging'
import { randomFrom } from '@tests/fixtures/random'
import { root, runStep } from '../../config/scripts/run'

/** The files of git in a folder, or at a path; none where there is no such folder. */
export const filesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\n')
    .filter(Boolean)

const logger = new Proxy({} as Logger, { get: (_, name) => () => !String(name).startsWith('is') })

/** A copy of the project with every mutant of some files; a variable of the environment chooses the one that takes effect. */
export interface MutatedCopy {
  folder: string
  mutants: readonly Mutant[]
}

/** Copies the project and writes the mutants into the copy. */
export async function mutatedCopy(name: string, files: readonly string[]): Promise<MutatedCopy> {
  const folder = path.join(root, '.cache/stryker', name)
  rmSync(folder, { recursive: true, force: true })
  for (const file of filesOf('.')) cpSync(path.join(root, file), path.join(folder, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  const sources = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => ({
      name: path.join(folder, file),
      mutate: true,
      content: readFileSync(path.join(folder, file), 'utf8'),
    }))
  // The packages are ES modules, which only a dynamic import loads here.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter')
  const { mobx } = await import('./ignoreMobx.mjs')
  const changed = await new Instrumenter(logger).instrument(sources, {
    plugins: null,
    ignorers: [mobx],
    excludedMutations: [],
  })
  for (const { name: file, content } of changed.files) writeFileSync(file, content)
  return { folder, mutants: changed.mutants.filter(({ status }) => status === undefined) }
}

/** Runs test files in the copy. Not ok when a test fails or they do not end in time. */
export const runTests = ({ folder }: MutatedCopy, tests: readonly string[], env: Record<string, string>, more = '') =>
  runStep({
    name: tests.join(' '),
    cwd: folder,
    command: `jest -c tests/jest.config.mjs --runTestsByPath ${tests.join(' ')} ${more} --testSequencer=./tests/stryker/smallestFirst.cjs --maxWorkers=1 --testTimeout=30000 --forceExit`,
    env,
    limitSeconds: 400,
  })

/** Calls `work` with each item, by a number of workers at once. */
export async function each<T>(items: readonly T[], workers: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

/** What a sample is drawn of, and how many processes play it. */
export interface Sampling {
  size: number
  seed: number
  workers: number
}

/** Reads `--size=`, `--seed=` and `--workers=`; without a seed one is drawn. */
export function samplingOf(given: readonly string[], size: number): Sampling {
  const option = (name: string) => given.find((one) => one.startsWith(`--${name}=`))?.split('=')[1]
  return {
    size: Number(option('size') ?? size),
    seed: Number(option('seed') ?? Date.now() % 100_000),
    workers: Number(option('workers') ?? 2),
  }
}

/** Which mutant this is, where it stands and what it says. */
export function lineOf({ folder }: MutatedCopy, { id, fileName, location, mutatorName, replacement }: Mutant): string {
  const { line, column } = location.start
  const place = `${path.relative(folder, fileName)}:${line + 1}:${column + 1}`
  return `${id} ${place} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`
}

/**
 * Plays a random sample of the mutants, each against the test files that run its code, and prints how each ended.
 * @param testsFor the test files that run a mutant's code
 */
export async function playSample(
  copy: MutatedCopy,
  testsFor: (mutant: Mutant, file: string) => readonly string[],
  { size, seed, workers }: Sampling,
): Promise<void> {
  const random = randomFrom(seed)
  const sample = copy.mutants
    .map((mutant) => ({ mutant, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ mutant }) => mutant)
  console.log(`seed ${seed}: ${sample.length} of ${copy.mutants.length} mutants`)
  const scores = new Map<string, { killed: number; all: number }>()
  await each(sample, workers, async (mutant) => {
    const file = path.relative(copy.folder, mutant.fileName)
    const tests = testsFor(mutant, file)
    const killed =
      tests.length > 0 && !(await runTests(copy, tests, { __STRYKER_ACTIVE_MUTANT__: mutant.id }, '--bail')).ok
    const mark = killed ? 'killed  ' : tests.length > 0 ? 'SURVIVED' : 'NOT RUN '
    console.log(`${mark} ${lineOf(copy, mutant)}`)
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
