import { type BudgetRow, inKb } from './budgets'

const begin = '<!-- sizes: npm run budgets -- --readme -->'
const end = '<!-- /sizes -->'
const command = 'run npm run budgets -- --readme'

/** A measured size may move by this part of its limit before the table must be written again, so that a small change needs no new table. */
const TOLERANCE = 0.1
/** From this part of its limit on, a moved size is mentioned. */
const WORTH_TELLING = 0.01

/** The name of a row without what changes with every build, such as which sub-package is the largest. */
const nameOf = ({ what }: BudgetRow) => what.replace(/ \(.*\)$/, '')

const cellsOf = (row: BudgetRow): string[] => [nameOf(row), inKb(row.bytes), inKb(row.limit), inKb(row.floor)]

/** The README's text between its two markers; undefined without them. */
function tableIn(readme: string): { from: number; to: number; lines: string[] } | undefined {
  const from = readme.indexOf(begin) + begin.length
  const to = readme.indexOf(end, from)
  if (!readme.includes(begin) || to < 0) return undefined
  return { from, to, lines: readme.slice(from, to).trim().split('\n') }
}

/** The README with the table of these sizes between its markers. */
export function withSizeTable(readme: string, rows: BudgetRow[]): string {
  const table = tableIn(readme)
  if (!table) throw new Error(`README.md has no ${begin} … ${end} to write the table of sizes between`)
  const lines = [['what', 'measured', 'limit', 'floor'], ['---', '--:', '--:', '--:'], ...rows.map(cellsOf)]
  const text = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return `${readme.slice(0, table.from)}\n${text}\n${readme.slice(table.to)}`
}

/**
 * What the README's table says otherwise than the rows: `faults` are other names, limits or floors and sizes that are far off, `notices` sizes
 * that have moved a little.
 */
export function staleSizes(readme: string, rows: BudgetRow[]): { faults: string[]; notices: string[] } {
  const table = tableIn(readme)
  if (!table) return { faults: [`README.md has no table of sizes between ${begin} and ${end}`], notices: [] }
  const written = table.lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const names = (lines: string[][]) => lines.map(([name]) => name).join(', ')
  const expected = rows.map(cellsOf)
  if (names(written) !== names(expected))
    return { faults: [`README.md lists the sizes ${names(written)}, not ${names(expected)}: ${command}`], notices: [] }
  const faults: string[] = []
  const notices: string[] = []
  expected.forEach(([name, now, limitNow, floorNow], place) => {
    const [, measured = '', limit, floor] = written[place] ?? []
    const moved =
      Math.abs(Number.parseFloat(measured) - Number.parseFloat(now ?? '')) / Number.parseFloat(limitNow ?? '')
    const text = `README.md says ${name} ${measured} of ${limit}, floor ${floor || 'none'}; it is ${now} of ${limitNow}, floor ${floorNow || 'none'}: ${command}`
    if (limit !== limitNow || floor !== floorNow || !(moved <= TOLERANCE)) faults.push(text)
    else if (moved > WORTH_TELLING) notices.push(text)
  })
  return { faults, notices }
}
