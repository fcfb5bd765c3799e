import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { explainedIds } from '../../config/checks/citedRules'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** One row of docs/assumptions.md: its id, and the files that it names, by their paths in the project. */
interface Row {
  id: string
  files: string[]
}

const rowsIn = (text: string): Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| D-\d\d \|/.test(line))
    .map((line) => ({
      id: line.slice(2, 6),
      files: [...line.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file),
    }))

/** What is wrong with a row: a file that does not exist, or does not name the number; a test names it in a title. */
const faultsOf = ({ id, files: [source = '', test = ''] }: Row): string[] => [
  ...[source, test].filter((file) => !existsSync(path.join(root, file))).map((file) => `${file} does not exist`),
  ...(existsSync(path.join(root, source)) && !read(source).includes(id) ? [`${source} does not name ${id}`] : []),
  ...(existsSync(path.join(root, test)) && !new RegExp(`['"\`][^'"\`\n]*${id}`).test(read(test))
    ? [`no title of ${test} names ${id}`]
    : []),
]

const rows = rowsIn(read('docs/assumptions.md'))

describe('the table of assumptions', () => {
  it('has each decision of the rules once, in their order', () => {
    const decisions = explainedIds(read('tests/rules.md')).map(({ id }) => id)
    expect(rows.map(({ id }) => id)).toEqual(decisions.filter((id) => id.startsWith('D-')))
  })

  it.each(rows.map((row) => [row.id, row] as const))(
    'names for %s a source that cites it and a test of that title',
    (_id, row) => {
      expect(row.files).toHaveLength(2)
      expect(faultsOf(row)).toEqual([])
    },
  )

  it('is refused with a file that does not exist, and with files that do not name the number', () => {
    const row = { id: 'D-01', files: ['src/nowhere.ts', 'tests/nowhere.test.ts'] }
    expect(faultsOf(row)).toEqual(['src/nowhere.ts does not exist', 'tests/nowhere.test.ts does not exist'])
    const other = { id: 'D-01', files: ['src/lib/money.ts', 'tests/lib/money.test.ts'] }
    expect(faultsOf(other)).toEqual([
      'src/lib/money.ts does not name D-01',
      'no title of tests/lib/money.test.ts names D-01',
    ])
  })
})
