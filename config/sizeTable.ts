import { type BudgetRow, inKb } from './budgets'
import { type DocTable, markersOf, tableIn, withTable } from './docTable'

/** Where the table is. */
export const sizes: DocTable = {
  name: 'sizes',
  command: 'npm run budgets -- --write',
  file: 'docs/generated/sizes.md',
}
const command = `run ${sizes.command}`

/** A measured size may move by this part of its limit before the table must be written again, so that a small change needs no new table. */
const TOLERANCE = 0.1
/** From this part of its limit on, a moved size is mentioned. */
const WORTH_TELLING = 0.01

/** The name of a row without what changes with every build, such as which sub-package is the largest. */
const nameOf = ({ what }: BudgetRow) => what.replace(/ \(.*\)$/, '')

const cellsOf = (row: BudgetRow): string[] => [nameOf(row), inKb(row.bytes), inKb(row.limit), inKb(row.floor)]

/** The document with the table of these sizes between its markers. */
export const withSizeTable = (document: string, rows: BudgetRow[]): string =>
  withTable(document, sizes, [
    ['what', 'measured', 'limit', 'floor'],
    ['---', '--:', '--:', '--:'],
    ...rows.map(cellsOf),
  ])

/**
 * What the document's table says otherwise than the rows: `faults` are other names, limits or floors and sizes that are far off, `notices` sizes
 * that have moved a little.
 */
export function staleSizes(document: string, rows: BudgetRow[]): { faults: string[]; notices: string[] } {
  const table = tableIn(document, sizes)
  const { begin, end } = markersOf(sizes)
  if (!table) return { faults: [`${sizes.file} has no table of sizes between ${begin} and ${end}`], notices: [] }
  const written = table.lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const names = (lines: string[][]) => lines.map(([name]) => name).join(', ')
  const expected = rows.map(cellsOf)
  if (names(written) !== names(expected))
    return {
      faults: [`${sizes.file} lists the sizes ${names(written)}, not ${names(expected)}: ${command}`],
      notices: [],
    }
  const faults: string[] = []
  const notices: string[] = []
  expected.forEach(([name, now, limitNow, floorNow], index) => {
    const [, measured = '', limit, floor] = written[index] ?? []
    const moved =
      Math.abs(Number.parseFloat(measured) - Number.parseFloat(now ?? '')) / Number.parseFloat(limitNow ?? '')
    const text = `${sizes.file} says ${name} ${measured} of ${limit}, floor ${floor || 'none'}; it is ${now} of ${limitNow}, floor ${floorNow || 'none'}: ${command}`
    if (limit !== limitNow || floor !== floorNow || !(moved <= TOLERANCE)) faults.push(text)
    else if (moved > WORTH_TELLING) notices.push(text)
  })
  return { faults, notices }
}
