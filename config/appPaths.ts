import { readFileSync } from 'node:fs'
import type { Endpoint, Family } from '../src/contract/endpoint'
import { families } from '../src/contract/families'
import { repeatedKeys } from './repeatedKeys'

/** What a server of others calls differently, from the file that the variable APP_PATHS names. */
export interface AppPaths {
  /** What replaces the prefix of a family. */
  prefixes: Partial<Record<Family, string>>
  /** By the contract's own path: the path of that call on the server, or `null` where the server lacks the call. */
  paths: Readonly<Record<string, string | null>>
}

/** A call of the contract, as far as its address is concerned. */
export type KnownCall = Pick<Endpoint<unknown, unknown>, 'path' | 'family' | 'origin' | 'method'>

/** The paths of a build or a sandbox without the variable. */
export const ownPaths: AppPaths = { prefixes: {}, paths: {} }

/** Parts of letters, digits and `. _ ~ % -`, each after a slash; a part may be a parameter. */
const pathForm = /^(?:\/(?:[\w.~%-]+|:\w+))+$/
const prefixForm = /^(?:\/[\w.~%-]+)*$/

const parametersOf = (path: string): string[] => (path.match(/:\w+/g) ?? []).sort()

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the file of replaced paths: `{ "prefixes": { <family>: <prefix> }, "paths": { <path of src/contract>: <path or null> } }`.
 * @param known every call of the contract
 * @param hostOf the host of a family: two calls of one host must not end at the same address. Its backend unless said otherwise
 * @throws an Error that names the file, each wrong key and what to do
 */
export function readAppPaths(
  file: string | undefined,
  known: readonly KnownCall[],
  hostOf: (family: Family) => string = (family) => families[family].host,
): AppPaths {
  if (!file) return ownPaths
  const text = textOf(file)
  const given = parse(file, text)
  const problems = [
    ...repeatedKeys(text).map((key) => `${key} is there twice: keep one of them`),
    ...Object.keys(given)
      .filter((key) => key !== 'prefixes' && key !== 'paths')
      .map((key) => `"${key}" is no key of this file: it has "prefixes" and "paths"`),
    ...problemsOf(given.prefixes, 'prefixes', prefixProblem),
    ...problemsOf(given.paths, 'paths', (key, value) => pathProblem(known, key, value)),
  ]
  if (problems.length > 0) throw refusal(file, problems)
  const read = { prefixes: {}, paths: {}, ...given } as AppPaths
  const meeting = sameAddresses(read, known, hostOf)
  if (meeting.length > 0) throw refusal(file, meeting)
  return read
}

/** The prefix and the path of a call on the server; the contract's own path where the server lacks the call. */
export const partsOf = (
  { prefixes, paths }: AppPaths,
  { family, path }: Pick<KnownCall, 'family' | 'path'>,
): { prefix: string; path: string } => ({
  prefix: prefixes[family] ?? families[family].prefix,
  path: paths[path] ?? path,
})

const refusal = (file: string, problems: readonly string[]): Error =>
  new Error([`APP_PATHS=${file} cannot be used:`, ...problems.map((problem) => `  ${problem}`)].join('\n'))

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw refusal(file, [`the file cannot be read, ${(error as Error).message}: name one that exists`])
  }
}

function parse(file: string, text: string): Record<string, unknown> {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw refusal(file, [`it is not JSON, ${(error as Error).message}: correct it there`])
  }
  if (isTable(given)) return given
  throw refusal(file, ['it must be an object with "prefixes" and "paths"'])
}

/** What is wrong with each entry of a table. */
function problemsOf(
  table: unknown,
  name: string,
  problemOf: (key: string, value: unknown) => string | undefined,
): string[] {
  if (table === undefined) return []
  if (!isTable(table)) return [`"${name}" must be an object`]
  return Object.entries(table).flatMap(([key, value]) => {
    const problem = problemOf(key, value)
    return problem ? [`"${key}" in "${name}" ${problem}`] : []
  })
}

function prefixProblem(key: string, value: unknown): string | undefined {
  if (!Object.hasOwn(families, key)) return `is no family: use one of ${Object.keys(families).join(', ')}`
  if (typeof value === 'string' && prefixForm.test(value)) return undefined
  return 'must be a text such as "/pages", without a slash at its end, or "" for no prefix'
}

function pathProblem(known: readonly KnownCall[], key: string, value: unknown): string | undefined {
  const call = known.find(({ path }) => path === key)
  if (!call) return 'is no path of the contract: write the path as it stands in src/contract, without a prefix'
  if (value === null)
    return call.origin === 'ours'
      ? undefined
      : "may not be null: the app needs this call; only one of origin 'ours' may be missing"
  if (typeof value !== 'string' || !pathForm.test(value))
    return 'must be a text that begins with "/", such as "/v1/wallet", without a query or a slash at its end'
  const wanted = parametersOf(key)
  if (wanted.join() === parametersOf(value).join()) return undefined
  return wanted.length > 0
    ? `must have the parameters of its key, each once: ${wanted.join(', ')}`
    : 'has a parameter that its key does not have: write a path without ":"'
}

/** Calls of one host that would be answered at the same address. */
function sameAddresses(read: AppPaths, known: readonly KnownCall[], hostOf: (family: Family) => string): string[] {
  const callAt = new Map<string, string>()
  return known.flatMap((call) => {
    if (read.paths[call.path] === null) return []
    const { prefix, path } = partsOf(read, call)
    const address = `${call.method ?? 'POST'} ${prefix}${path}`
    // The name of a parameter is no part of what is sent.
    const place = `${hostOf(call.family)} ${address.replace(/:\w+/g, ':')}`
    const other = callAt.get(place)
    callAt.set(place, call.path)
    return other ? [`"${other}" and "${call.path}" both end at ${address}: give one of them another path`] : []
  })
}
