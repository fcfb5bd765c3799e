import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readFloor } from './floor'
import { limits } from './limits'
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
  /** Within the limit, but so near to it that the next change may not fit. */
  isNear?: boolean
}

/** The files of one kind that each H5 page loads, and those of the entry. */
export interface H5Files {
  entry: string[]
  pages: Record<string, string[]>
}

/** What `config/pageChunks.js` writes: scripts, and styles. */
export interface H5Manifest extends H5Files {
  styles: H5Files
}

const floor = readFloor().sizes

const row = (what: string, bytes: number, limitKb: number): BudgetRow => ({
  what,
  bytes,
  limit: limitKb * KB,
  ...(floor[what] ? { floor: floor[what] } : {}),
  ok: bytes > 0 && bytes <= limitKb * KB,
  isNear: bytes > limitKb * KB * limits.warn && bytes <= limitKb * KB,
})

/** Sizes of one mini-program: main package, its largest sub-package, total. A missing build measures 0 and fails. */
export function miniProgramBudgets(dir: string, host: string): BudgetRow[] {
  const files = filesOf(dir)
  const sum = (its: readonly string[]) => its.reduce((total, file) => total + sizeOf(dir, file), 0)
  const packages = rootsOf(dir).map((root) => ({ root, bytes: sum(files.filter(isUnder(root))) }))
  const largest = packages.sort((one, other) => other.bytes - one.bytes)[0]
  return [
    row(`${host} main package`, sum(mainFiles(dir)), limits.main[host as keyof typeof limits.main]),
    row(`${host} largest sub-package (${largest?.root ?? 'none'})`, largest?.bytes ?? 0, limits.subPackage),
    row(`${host} total`, sum(files), limits.total),
    ...Object.entries(appOf(dir).preloadRule ?? {}).map(([tab, { packages: ahead }]) =>
      row(
        `${host} fetched ahead by ${tab}`,
        packages.filter(({ root }) => ahead.includes(root)).reduce((total, { bytes }) => total + bytes, 0),
        limits.ahead,
      ),
    ),
  ]
}

/** Says where a mini-program has more sub-packages than its host takes. */
export function crowdedPackages(dir: string, host: string): string[] {
  const { length } = rootsOf(dir)
  return length > limits.subPackages
    ? [
        `${host} has ${length} sub-packages, and at most ${limits.subPackages} are allowed: add a screen to one that is there`,
      ]
    : []
}

/** The files of a mini-program's main package. */
export function mainFiles(dir: string): string[] {
  const roots = rootsOf(dir)
  return filesOf(dir).filter((file) => !roots.some((root) => isUnder(root)(file)))
}

/** The files that the first visit of home loads. */
export const filesOfHome = ({ entry, pages }: H5Files): string[] => [
  ...new Set([...entry, ...(Object.entries(pages).find(([page]) => isHome(page))?.[1] ?? [])]),
]

/** Gzipped sizes of H5: scripts and styles of the entry with home, `index.html`, and the median of what another page adds. */
export function h5Budgets(dir: string, manifest: H5Manifest): BudgetRow[] {
  const gz = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dir, file))).length, 0)
  const home = Object.keys(manifest.pages).some(isHome)
  const first = new Set(filesOfHome(manifest))
  const further = Object.entries(manifest.pages)
    .filter(([page]) => !isHome(page))
    .map(([page, files]) => ({ page, bytes: gz(files.filter((file) => !first.has(file))) }))
    .sort((one, other) => one.bytes - other.bytes)
  const median = further[Math.floor(further.length / 2)]?.bytes ?? 0
  const largest = further[further.length - 1]
  return [
    row('H5 entry + home, scripts gz', home ? gz(first) : 0, limits.firstLoad),
    row('H5 index.html gz', existsSync(path.join(dir, 'index.html')) ? gz(['index.html']) : 0, limits.firstDocument),
    row('H5 entry + home, styles gz', home ? gz(filesOfHome(manifest.styles)) : 0, limits.firstStyles),
    row('H5 each further page gz, median', median, limits.furtherPage),
    row(`H5 largest further page gz (${largest?.page ?? 'none'})`, largest?.bytes ?? 0, limits.largestPage),
  ]
}

/** Bytes as text in KB, empty where nothing was measured. */
export const inKb = (bytes: number | undefined): string => (bytes === undefined ? '' : `${(bytes / KB).toFixed(1)} KB`)

/** The rows as a readable table. */
export function budgetTable(rows: BudgetRow[]): string {
  const lines = rows.map(({ what, bytes, limit, floor, ok, isNear }) => [
    ok ? (isNear ? 'NEAR' : 'ok') : 'OVER',
    what,
    inKb(bytes),
    inKb(limit),
    inKb(floor),
  ])
  return textTable([['', 'what', 'measured', 'limit', 'floor'], ...lines])
}

const isHome = (page: string) => /^pages\/home\/index/.test(page)

const isUnder = (root: string) => (file: string) => file.startsWith(`${root}/`)

/** What is read of the settings of a mini-program. */
interface AppJson {
  subPackages?: { root: string }[]
  subpackages?: { root: string }[]
  preloadRule?: Record<string, { packages: string[] }>
}

function appOf(dir: string): AppJson {
  const file = path.join(dir, 'app.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The folders of a mini-program's sub-packages. */
function rootsOf(dir: string): string[] {
  const { subPackages, subpackages } = appOf(dir)
  return (subPackages ?? subpackages ?? []).map(({ root }) => root.replace(/\/$/, ''))
}

/** Bytes of one file of a build. */
export const sizeOf = (dir: string, file: string): number => statSync(path.join(dir, file)).size

/** All files of a build; none where there is no build. */
export const filesOf = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => statSync(path.join(dir, name)).isFile())
    : []
