import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BudgetRow, h5Budgets, miniProgramBudgets } from '../budgets'
import { type Saved, savedLines } from '../stock'
import { root } from './run'

const rowsOf = (folder: string, manifest: string): BudgetRow[] => [
  ...['weapp', 'alipay', 'tt'].flatMap((host) => miniProgramBudgets(path.join(root, folder, host), host)),
  ...h5Budgets(path.join(root, folder, 'h5'), JSON.parse(readFileSync(path.join(root, manifest), 'utf8'))),
]

const isTold = ({ what }: BudgetRow) => /main package| total|entry \+ home, scripts/.test(what)
const ours = rowsOf('dist', '.cache/chunks-h5.json').filter(isTold)
const stock = rowsOf('dist/stock', '.cache/chunks-stock-h5.json').filter(isTold)
const rows: Saved[] = ours.map(({ what, bytes }, index) => ({ what, ours: bytes, stock: stock[index]?.bytes ?? 0 }))

/** What the changes in files of Taro and MobX save; it reports, and fails for no size. */
console.log(savedLines(rows).join('\n'))
