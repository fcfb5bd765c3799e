import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { budgetTable, h5Budgets, miniProgramBudgets } from '../budgets'
import { pictureBudgets } from '../pictureBudgets'
import { root } from './run'

const dist = (host: string) => path.join(root, 'dist', host)
const manifest = JSON.parse(readFileSync(path.join(root, '.cache/chunks-h5.json'), 'utf8'))
const rows = [
  ...['weapp', 'alipay', 'tt'].flatMap((host) => miniProgramBudgets(dist(host), host)),
  ...h5Budgets(dist('h5'), manifest),
  ...['weapp', 'alipay', 'tt', 'h5'].flatMap((host) => pictureBudgets(dist(host), host)),
]
console.log(budgetTable(rows))
mkdirSync(path.join(root, 'artifacts'), { recursive: true })
writeFileSync(path.join(root, 'artifacts/budgets.json'), JSON.stringify(rows, null, 2))
process.exit(rows.every(({ ok }) => ok) ? 0 : 1)
