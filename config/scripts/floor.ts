import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newest } from '../../sandbox/devtools/hosts/newest'
import { h5Budgets, miniProgramBudgets } from '../budgets'
import { type Floor, floorFile, installedVersions } from '../floor'
import { root, runStep } from './run'

export type FloorHost = 'h5' | 'weapp' | 'alipay' | 'tt'

const sources = 'tests/floor/app'
const folderOf = (host: FloorHost) => `.cache/floor/${host}`

/**
 * Folder of the floor's build for a host: an app of Taro and React alone, built with the product's settings. It is built first if it is
 * missing or older than its sources, the build settings or the installed packages; `again` builds it in any case.
 */
export async function floorBuild(host: FloorHost, again = false): Promise<string> {
  const folder = path.join(root, folderOf(host))
  const entry = path.join(folder, host === 'h5' ? 'index.html' : 'app.json')
  const changed = Math.max(newest(sources), newest('config'), statSync(path.join(root, 'package-lock.json')).mtimeMs)
  if (!again && existsSync(entry) && statSync(entry).mtimeMs > changed) return folder
  console.log(`Building the floor for ${host} …`)
  const { ok, output } = await runStep({
    name: `build floor ${host}`,
    command: `taro build --type ${host}`,
    env: { SOURCE_ROOT: sources, OUTPUT_ROOT: folderOf(host) },
  })
  if (!ok) throw new Error(`the floor of ${sources} does not build for ${host}:\n${output}`)
  return folder
}

/** Builds the floor for the four hosts, one after another, and writes its sizes to `config/floor.json`. */
async function writeFloor(): Promise<void> {
  const rows = []
  for (const host of ['weapp', 'alipay', 'tt'] as const)
    rows.push(...miniProgramBudgets(await floorBuild(host, true), host))
  const h5 = await floorBuild('h5', true)
  rows.push(...h5Budgets(h5, JSON.parse(readFileSync(path.join(root, '.cache/chunks-floor-h5.json'), 'utf8'))))
  // It has one page and no sub-package, so only the sizes of whole packages and of the first load exist.
  const sizes = rows.filter(
    ({ what, bytes }) => bytes > 0 && !what.includes('page gz') && !what.includes('sub-package'),
  )
  const floor: Floor = {
    of: 'tests/floor/app: Taro and React alone, one page with one picture; written by `npm run floor`, sizes in bytes',
    versions: installedVersions(),
    sizes: Object.fromEntries(sizes.map(({ what, bytes }) => [what, bytes])),
  }
  writeFileSync(floorFile, `${JSON.stringify(floor, null, 2)}\n`)
  console.log(JSON.stringify(floor.sizes, null, 2))
}

if (require.main === module)
  void writeFloor().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
