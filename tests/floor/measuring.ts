import { parseArgs } from 'node:util'

/** How many times slower than this machine's the CPU is, as Lighthouse assumes for a phone. */
export const SLOWDOWN = 4

/** What a report measures: how often, and only the given names; all of them if none is given. */
interface Wanted<Name extends string> {
  runs: number
  names: Name[]
}

/** Reads `--runs 3 home mall`; throws for a name that is not one of `known`. */
export function wantedOf<Name extends string>(args: string[], known: readonly Name[], usualRuns: number): Wanted<Name> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { runs: { type: 'string' } } })
  const runs = Number(values.runs ?? usualRuns)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number from 1, not "${values.runs}"`)
  const unknown = positionals.filter((name) => !known.some((one) => one === name))
  if (unknown.length > 0)
    throw new Error(`nothing to measure is called ${unknown.join(', ')}; there is ${known.join(', ')}`)
  return { runs, names: known.filter((name) => positionals.length === 0 || positionals.includes(name)) }
}

/** The middle value, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new Error('the median of no value')
  return (lower + upper) / 2
}

/** A value as a multiple of the floor's, such as `1.75 ×`. */
export const timesFloor = (value: number, floor: number): string => `${(value / floor).toFixed(2)} ×`
