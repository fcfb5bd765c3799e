import { markdownLines, markersOf, type ReadmeTable, tableIn, withTable } from '../readmeTable'
import { features } from './features'
import { loadPorts, type Platform, portsCode } from './loadPorts'

const where: ReadmeTable = { name: 'what runs where', command: 'npm run where -- --readme' }

/** The places that the app runs in, in the order of the table's columns. */
const places: readonly { name: string; platform: Platform; isNativeApp: boolean }[] = [
  { name: 'H5', platform: 'h5', isNativeApp: false },
  { name: 'H5 in the native app', platform: 'h5', isNativeApp: true },
  { name: 'WeChat', platform: 'weapp', isNativeApp: false },
  { name: 'Alipay', platform: 'alipay', isNativeApp: false },
  { name: 'Douyin', platform: 'tt', isNativeApp: false },
]

/** The table's rows, its header first: what each feature is in each place, asked of the ports in a folder `src`. */
export async function whereRows(source: string): Promise<string[][]> {
  // Apple's rules differ most, so every device is one of Apple's.
  const columns = places.map(({ platform, isNativeApp }) =>
    loadPorts(portsCode(source, platform), { os: 'ios', isNativeApp }),
  )
  const rows: string[][] = []
  for (const { name, read } of features) {
    const cells = [name]
    for (const ports of columns) cells.push(await read(ports))
    rows.push(cells)
  }
  return [['feature', ...places.map(({ name }) => name)], ['---', ...places.map(() => '---')], ...rows]
}

/** The README with these rows between the two comments of its table. */
export const withWhereTable = (readme: string, rows: string[][]): string => withTable(readme, where, rows)

/** What the README's table says otherwise than the rows, one message for each line; empty where they are the same. */
export function staleWhere(readme: string, rows: string[][]): string[] {
  const table = tableIn(readme, where)
  const { begin, end } = markersOf(where)
  if (!table) return [`README.md has no table of ${where.name} between ${begin} and ${end}`]
  const expected = markdownLines(rows)
  const stale = (line: string, says: string) => `README.md ${says} "${line}": run ${where.command}`
  return [
    ...expected.filter((line) => !table.lines.includes(line)).map((line) => stale(line, 'has no line')),
    ...table.lines.filter((line) => !expected.includes(line)).map((line) => stale(line, 'has the outdated line')),
    ...(table.lines.join() !== expected.join() && [...table.lines].sort().join() === [...expected].sort().join()
      ? [`README.md lists ${where.name} in another order: run ${where.command}`]
      : []),
  ]
}
