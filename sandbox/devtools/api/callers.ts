import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allRoutes } from '@/routes'

const sources = fileURLToPath(new URL('../../../src', import.meta.url))

/** Imports of values; those of types alone are no use of a call. */
const imports = /(?:^import (?!type\b)(?:([^'"]*?) from )?|^export (?!type\b)([^'"]*?) from |\bimport\()'([^']+)'/gm

const endings = ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '/index.ts', '/index.tsx']

interface Source {
  /** Names that the file takes from the contract. */
  calls: readonly string[]
  /** Files that it imports. */
  uses: readonly string[]
}

/** The file that an import means; undefined for a package, a style sheet or a picture. */
function fileOf(wanted: string, from: string): string | undefined {
  if (!/^[@.]\.?\//.test(wanted)) return undefined
  const base = wanted.startsWith('@/') ? path.join(sources, wanted.slice(2)) : path.join(path.dirname(from), wanted)
  return endings.map((ending) => base + ending).find((file) => existsSync(file))
}

function readSource(file: string): Source {
  const calls: string[] = []
  const uses: string[] = []
  for (const [, names = '', exported = '', wanted = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    if (wanted.startsWith('@/contract/')) {
      const values = `${names}${exported}`.match(/(?<!type )\b\w+\b/g) ?? []
      calls.push(...values)
      continue
    }
    const used = fileOf(wanted, file)
    if (used) uses.push(used)
  }
  return { calls, uses }
}

/** Reads source files, each once. */
function reader(): (file: string) => Source {
  const read = new Map<string, Source>()
  return (file) => {
    const known = read.get(file) ?? readSource(file)
    read.set(file, known)
    return known
  }
}

/** All files that one needs, except for those in `without` and what only these need. */
function closureOf(file: string, read: (file: string) => Source, without: ReadonlySet<string>): Set<string> {
  const found = new Set([file])
  // The set grows while it is read.
  for (const one of found) for (const used of read(one).uses) if (!without.has(used)) found.add(used)
  return found
}

/** Who makes a call: the app itself, on every screen, or the screens whose own files name it. */
export interface Callers {
  /** Names of the calls that are made from what every start loads. */
  app: ReadonlySet<string>
  /** Paths of the routes, by the name of the call. */
  screens: ReadonlyMap<string, readonly string[]>
}

/** Who makes each call, as the imports of the app say; the read takes half a second. */
export function callersOf(): Callers {
  const read = reader()
  const shared = closureOf(path.join(sources, 'app.tsx'), read, new Set())
  const screens = new Map<string, string[]>()
  for (const route of allRoutes) {
    const file = fileOf(`@/${route.path}`, sources)
    if (!file) continue
    const calls = new Set([...closureOf(file, read, shared)].flatMap((one) => read(one).calls))
    for (const call of calls) screens.set(call, [...(screens.get(call) ?? []), route.path])
  }
  return { app: new Set([...shared].flatMap((one) => read(one).calls)), screens }
}
