import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { overLimit } from '../budgetAdvice'
import { budgetTable, crowdedPackages, h5Budgets, miniProgramBudgets } from '../budgets'
import { installedVersions, outdatedFloor, readFloor } from '../floor'
import { licenceFaults, licenceTable, packagesOf, withLicenceTable } from '../licences'
import { misplacedIn } from '../mainPackage'
import { pictureBudgets } from '../pictureBudgets'
import { sizes as sizesTable, staleSizes, withSizeTable } from '../sizeTable'
import { root } from './run'

const dist = (host: string) => path.join(root, 'dist', host)
const manifest = JSON.parse(readFileSync(path.join(root, '.cache/chunks-h5.json'), 'utf8'))
const sizes = [
  ...['weapp', 'alipay', 'tt'].flatMap((host) => miniProgramBudgets(dist(host), host)),
  ...h5Budgets(dist('h5'), manifest),
]
const rows = [...sizes, ...['weapp', 'alipay', 'tt', 'h5'].flatMap((host) => pictureBudgets(dist(host), host))]
console.log(budgetTable(rows))
mkdirSync(path.join(root, 'artifacts'), { recursive: true })
writeFileSync(path.join(root, 'artifacts/budgets.json'), JSON.stringify(rows, null, 2))

const document = path.join(root, sizesTable.file)
if (process.argv.includes('--write')) writeFileSync(document, withSizeTable(readFileSync(document, 'utf8'), sizes))
const packages = packagesOf(root, ['weapp', 'alipay', 'tt', 'h5'])
const licences = path.join(root, licenceTable.file)
if (process.argv.includes('--write'))
  writeFileSync(licences, withLicenceTable(readFileSync(licences, 'utf8'), packages))
const { faults, notices } = staleSizes(readFileSync(document, 'utf8'), sizes)
faults.push(
  ...licenceFaults(readFileSync(licences, 'utf8'), packages),
  ...['weapp', 'alipay', 'tt'].flatMap((host) =>
    misplacedIn(host, dist(host), path.join(root, `.cache/modules-${host}.json`)),
  ),
  ...['weapp', 'alipay', 'tt'].flatMap((host) => crowdedPackages(dist(host), host)),
  ...outdatedFloor(readFloor(), installedVersions()),
)
for (const notice of notices) console.log(`notice: ${notice}`)
for (const fault of [...overLimit(rows, dist), ...faults]) console.error(fault)
process.exit(rows.every(({ ok }) => ok) && faults.length === 0 ? 0 : 1)
