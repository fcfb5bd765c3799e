import { createHash } from 'node:crypto'
import type { Mutant } from './mutants'

/** The mutants that names select: `P4` every mutant of that fault, `P4-once` one of them. */
export const named = (mutants: readonly Mutant[], names: readonly string[]): Mutant[] =>
  mutants.filter(({ id }) => names.some((name) => id === name || id.startsWith(`${name}-`)))

/** The mutants whose guard or test is in one of the files. */
export function ofFiles(mutants: readonly Mutant[], files: readonly string[]): Mutant[] {
  const wanted = new Set(files)
  return mutants.filter(({ file, test }) => wanted.has(file) || wanted.has(test))
}

/** Mutants that one test file kills. */
interface Group {
  test: string
  mutants: Mutant[]
}

function groupsOf(mutants: readonly Mutant[]): Group[] {
  const groups = new Map<string, Mutant[]>()
  for (const mutant of mutants) groups.set(mutant.test, [...(groups.get(mutant.test) ?? []), mutant])
  return [...groups].map(([test, own]) => ({ test, mutants: own }))
}

/** Seconds that one run of a test file takes, by the beginning of its path; roughly, for parts of one length. */
const seconds: readonly (readonly [start: string, seconds: number])[] = [
  ['tests/histories/', 40],
  ['tests/fuzz/', 25],
  ['tests/sandbox/races/', 12],
  ['tests/sandbox/', 8],
  ['tests/flows/', 8],
  ['tests/app/', 8],
  ['tests/config/', 15],
  ['tests/screens/', 6],
  ['tests/', 4],
]

const secondsOf = (test: string): number => seconds.find(([start]) => test.startsWith(start))?.[1] ?? 0

/** A test file is run once for each of its mutants, and once unbroken. */
const costOf = ({ test, mutants }: Group): number => secondsOf(test) * (mutants.length + 1)

/** One of several parts of about one length. Mutants of one test file are in one part, so that its unbroken run is paid once. */
export function partOf(mutants: readonly Mutant[], { part, of }: { part: number; of: number }): Mutant[] {
  const parts = Array.from({ length: of }, () => ({ cost: 0, mutants: [] as Mutant[] }))
  const groups = groupsOf(mutants).sort((a, b) => costOf(b) - costOf(a) || (a.test < b.test ? -1 : 1))
  for (const group of groups) {
    const shortest = parts.reduce((least, one) => (one.cost < least.cost ? one : least))
    shortest.cost += costOf(group)
    shortest.mutants.push(...group.mutants)
  }
  return parts[part - 1]?.mutants ?? []
}

/**
 * Mutants in batches of at least so many, each with all those of its test files. Their order is drawn by the seed, so that another seed begins
 * with others.
 */
export function batchesOf(mutants: readonly Mutant[], least: number, seed: string): Mutant[][] {
  const rank = ({ test }: Group) => createHash('sha256').update(`${seed} ${test}`).digest('hex')
  const batches: Mutant[][] = []
  for (const group of groupsOf(mutants).sort((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const last = batches.at(-1)
    if (last && last.length < least) last.push(...group.mutants)
    else batches.push([...group.mutants])
  }
  return batches
}
