import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type BudgetRow, h5Budgets, miniProgramBudgets } from '../budgets'
import { misplacedIn } from '../mainPackage'
import { pictureBudgets } from '../pictureBudgets'
import type { ReleaseCommand } from './command'
import { mapRefusals } from './maps'
import { budgetRefusals } from './refusals'
import { sandboxHostsOf } from './sandboxHosts'
import { siteRefusals } from './site'

type Host = ReleaseCommand['host']

/** Name of the folder in `dist` that a release is built into, apart from the builds of `npm run build:<host>`. */
export const folderName = (host: Host): string => `release-${host}`

/** The sizes of a release; a build whose list of chunks is missing measures 0. */
function sizesOf(root: string, host: Host): BudgetRow[] {
  const dir = path.join(root, 'dist', folderName(host))
  const pictures = pictureBudgets(dir, host)
  if (host !== 'h5') return [...miniProgramBudgets(dir, host), ...pictures]
  const chunks = path.join(root, `.cache/chunks-${folderName(host)}.json`)
  const none = { entry: [], pages: {} }
  const manifest = existsSync(chunks) ? JSON.parse(readFileSync(chunks, 'utf8')) : { ...none, styles: none }
  return [...h5Budgets(dir, manifest), ...pictures]
}

/** Why what was built for a host may not be released: a source map, an address of a sandbox, a size over its limit, a module in the wrong package. */
export function buildRefusals(root: string, host: Host): string[] {
  const dir = path.join(root, 'dist', folderName(host))
  const modules = path.join(root, `.cache/modules-${folderName(host)}.json`)
  return [
    ...mapRefusals(dir),
    ...sandboxHostsOf(dir),
    ...budgetRefusals(sizesOf(root, host)),
    ...(host === 'h5' ? siteRefusals(dir) : misplacedIn(host, dir, modules)),
  ]
}
