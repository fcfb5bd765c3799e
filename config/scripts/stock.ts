import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BudgetRow, h5Budgets, miniProgramBudgets } from '../budgets'
import { savingFaults, savings, savingTable } from '../savings'
import { root } from './run'

const rowsOf = (folder: string, manifest: string): BudgetRow[] => [
  ...['weapp', 'alipay', 'tt'].flatMap((host) => miniProgramBudgets(path.join(root, folder, host), host)),
  ...h5Budgets(path.join(root, folder, 'h5'), JSON.parse(readFileSync(path.join(root, manifest), 'utf8'))),
]

const all = savings(rowsOf('dist', '.cache/chunks-h5.json'), rowsOf('dist/stock', '.cache/chunks-stock-h5.json'))
console.log(savingTable(all))
const faults = savingFaults(all)
for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
