import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { families } from '../../src/contract/families'
import type { AppPaths, KnownCall } from '../appPaths'
import { contractCalls } from '../contractCalls'
import { root } from '../scripts/run'

/** Replaced paths in which no call and no family keeps its own. */
export const everyPathReplaced = (calls: readonly KnownCall[]): AppPaths => ({
  prefixes: Object.fromEntries(Object.keys(families).map((family) => [family, `/of-${family}`])),
  paths: Object.fromEntries(
    calls.map(({ path: own }, at) => [own, [`/call-${at}`, ...(own.match(/:\w+/g) ?? [])].join('/')]),
  ),
})

/** Replaced paths of a server that has no call of ours. */
export const withoutOurs = (calls: readonly KnownCall[]): AppPaths => ({
  prefixes: {},
  paths: Object.fromEntries(calls.filter(({ origin }) => origin === 'ours').map((call) => [call.path, null])),
})

const makers = { replaced: everyPathReplaced, lacking: withoutOurs }

/** Writes replaced paths of the whole contract into a file, and answers its path: the same for a build and the tests on it. */
export function pathsFile(name: keyof typeof makers): string {
  const file = path.join(root, `.cache/paths/${name}.json`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(makers[name](contractCalls()), null, 2))
  return file
}
