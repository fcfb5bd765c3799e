import { type DocTable, markdownLines, markersOf, tableIn, withTable } from '../docTable'
import { features } from './features'
import { loadPorts, type Platform, portsCode } from './loadPorts'

/** Where the table is. */
export const where: DocTable = {
  name: 'what runs where',
  command: 'npm run where -- --write',
  file: 'docs/generated/where.md',
}

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

/** The document with these rows between the two comments of its table. */
export const withWhereTable = (document: string, rows: string[][]): string => withTable(document, where, rows)

/** What the document's table says otherwise than the rows, one message for each line; empty where they are the same. */
export function staleWhere(document: string, rows: string[][]): string[] {
  const table = tableIn(document, where)
  const { begin, end } = markersOf(where)
  if (!table) return [`${where.file} has no table of ${where.name} between ${begin} and ${end}`]
  const expected = markdownLines(rows)
  const stale = (line: string, says: string) => `${where.file} ${says} "${line}": run ${where.command}`
  return [
    ...expected.filter((line) => !table.lines.includes(line)).map((line) => stale(line, 'has no line')),
    ...table.lines.filter((line) => !expected.includes(line)).map((line) => stale(line, 'has the outdated line')),
    ...(table.lines.join() !== expected.join() && [...table.lines].sort().join() === [...expected].sort().join()
      ? [`${where.file} lists ${where.name} in another order: run ${where.command}`]
      : []),
  ]
}
