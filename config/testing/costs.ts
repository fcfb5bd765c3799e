import path from 'node:path'
import { type DocTable, markdownLines, tableIn, withTable } from '../docTable'
import type { JestResults } from '../scripts/failures'
import { type Group, groups } from './groups'
import type { Project } from './projects'

/** What a run has measured. */
export interface Measured {
  /** Seconds of each step, by its name. */
  steps: Readonly<Record<string, number>>
  results: readonly (readonly [Project, JestResults])[]
}

/** Where the table is. */
export const costTable: DocTable = {
  name: 'groups of tests',
  command: 'npm run costs -- --write',
  file: 'docs/generated/costs.md',
}

/** The group of a test's file, given below tests/; undefined where none fits. */
const groupOf = (project: Project, file: string): Group | undefined =>
  groups.find(({ of }) => !(of instanceof RegExp) && of.project === project && (of.files?.test(file) ?? true))

const add = (sums: Map<Group, number>, group: Group | undefined, seconds: number): void => {
  if (group) sums.set(group, (sums.get(group) ?? 0) + seconds)
}

/** The seconds of one processor that each group took: of a test's file from its beginning to its end, of another step the whole of it. */
export function costsOf({ steps, results }: Measured, root: string): Map<Group, number> {
  const sums = new Map<Group, number>()
  for (const [name, seconds] of Object.entries(steps))
    add(
      sums,
      groups.find(({ of }) => of instanceof RegExp && of.test(name)),
      seconds,
    )
  for (const [project, { testResults }] of results)
    for (const { name, startTime, endTime } of testResults)
      add(sums, groupOf(project, path.relative(path.join(root, 'tests'), name)), (endTime - startTime) / 1000)
  return sums
}

/** Shorter files, in seconds, make no difference to the end of a run. */
const LONG = 8

/** The seconds of the files of tests that took long, by their paths below tests/, the longest first. */
export const longFiles = (results: Measured['results'], root: string): Record<string, number> =>
  Object.fromEntries(
    results
      .flatMap(([, { testResults }]) => testResults)
      .map(({ name, startTime, endTime }): [string, number] => [
        path.relative(path.join(root, 'tests'), name),
        Math.round((endTime - startTime) / 1000),
      ])
      .filter(([, seconds]) => seconds >= LONG)
      .sort(([, one], [, other]) => other - one),
  )

/** The rows of the table: a run's own seconds, or none for a group that it did not run. */
export const costRows = (costs: ReadonlyMap<Group, number>): string[][] => [
  ['group', 'what it proves', '`npm test`', '`npm run test:all`', 'seconds'],
  ['---', '---', '---', '---', '--:'],
  ...groups.map((group) => {
    const seconds = costs.get(group)
    return [group.name, group.proves, group.test, group.all, seconds === undefined ? '' : seconds.toFixed(0)]
  }),
]

/** The text with the table of these costs between its markers; a group that was not measured keeps the seconds that it has. */
export function withCosts(text: string, costs: ReadonlyMap<Group, number>): string {
  const before = new Map(
    (tableIn(text, costTable)?.lines ?? []).map((line) => [cellsOf(line)[0], cellsOf(line).at(-1)]),
  )
  const rows = costRows(costs).map((cells) => [
    ...cells.slice(0, -1),
    cells.at(-1) || (cells[0] && before.get(cells[0])) || '',
  ])
  return withTable(text, costTable, rows)
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** What the table says otherwise than the groups; its seconds are those of one machine and one day, which no other need repeat. */
export function staleCosts(text: string): string[] {
  const words = (lines: readonly string[]) => lines.slice(2).map((line) => cellsOf(line).slice(0, -1).join(' | '))
  const written = words(tableIn(text, costTable)?.lines ?? [])
  const expected = words(markdownLines(costRows(new Map())))
  return written.join('\n') === expected.join('\n')
    ? []
    : [`${costTable.file} lists other groups of tests than config/testing/groups.ts: run ${costTable.command}`]
}
