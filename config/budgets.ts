import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readFloor } from './floor'
import { textTable } from './textTable'

const KB = 1024

/** One measured size and its limit, in bytes. */
export interface BudgetRow {
  what: string
  bytes: number
  limit: number
  /** Size of an app of Taro and React alone, where it was measured. */
  floor?: number
  ok: boolean
}

interface ChunkManifest {
  entry: string[]
  pages: Record<string, string[]>
}

const floor = readFloor().sizes

const row = (what: string, bytes: number, limitKb: number): BudgetRow => ({
  what,
  bytes,
  limit: limitKb * KB,
  ...(floor[what] ? { floor: floor[what] } : {}),
  ok: bytes > 0 && bytes <= limitKb * KB,
})

/** Sizes of one mini-program: main package, its largest sub-package, total. A missing build measures 0 and fails. */
export function miniProgramBudgets(dir: string, host: string): BudgetRow[] {
  const files = filesOf(dir)
  const app = existsSync(path.join(dir, 'app.json')) ? JSON.parse(readFileSync(path.join(dir, 'app.json'), 'utf8')) : {}
  const roots: string[] = (app.subPackages ?? app.subpackages ?? []).map(({ root }: { root: string }) =>
    root.replace(/\/$/, ''),
  )
  const sizeOf = (wanted: (file: string) => boolean) =>
    files.filter(wanted).reduce((sum, file) => sum + statSync(path.join(dir, file)).size, 0)
  const isUnder = (root: string) => (file: string) => file.startsWith(`${root}/`)
  const packages = roots.map((root) => ({ root, bytes: sizeOf(isUnder(root)) }))
  const largest = packages.sort((one, other) => other.bytes - one.bytes)[0]
  return [
    row(
      `${host} main package`,
      sizeOf((file) => !roots.some((root) => isUnder(root)(file))),
      900,
    ),
    row(`${host} largest sub-package (${largest?.root ?? 'none'})`, largest?.bytes ?? 0, 400),
    row(
      `${host} total`,
      sizeOf(() => true),
      4096,
    ),
  ]
}

/** Gzipped scripts of H5: the entry with home, and the median of what another page adds. */
export function h5Budgets(dir: string, manifest: ChunkManifest): BudgetRow[] {
  const gz = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dir, file))).length, 0)
  const home = Object.entries(manifest.pages).find(([page]) => /^pages\/home\/index/.test(page))?.[1]
  const first = new Set([...manifest.entry, ...(home ?? [])])
  const further = Object.entries(manifest.pages)
    .filter(([page]) => !/^pages\/home\/index/.test(page))
    .map(([page, files]) => ({ page, bytes: gz(files.filter((file) => !first.has(file))) }))
    .sort((one, other) => one.bytes - other.bytes)
  const median = further[Math.floor(further.length / 2)]?.bytes ?? 0
  const largest = further[further.length - 1]
  return [
    row('H5 entry + home, scripts gz', home ? gz(first) : 0, 160),
    row('H5 each further page gz, median', median, 15),
    row(`H5 largest further page gz (${largest?.page ?? 'none'})`, largest?.bytes ?? 0, 60),
  ]
}

/** Bytes as text in KB, empty where nothing was measured. */
export const inKb = (bytes: number | undefined): string => (bytes === undefined ? '' : `${(bytes / KB).toFixed(1)} KB`)

/** The rows as a readable table. */
export function budgetTable(rows: BudgetRow[]): string {
  const lines = rows.map(({ what, bytes, limit, floor, ok }) => [
    ok ? 'ok' : 'OVER',
    what,
    inKb(bytes),
    inKb(limit),
    inKb(floor),
  ])
  return textTable([['', 'what', 'measured', 'limit', 'floor'], ...lines])
}

const filesOf = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(path.join(dir, name)).isFile())
    : []
