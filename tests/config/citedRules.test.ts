import { readFileSync } from 'node:fs'
import path from 'node:path'
import { citations, explainedIds, unknownCitations, unproved, writtenTitles } from '../../config/checks/citedRules'
import { projectFiles } from '../../config/scripts/projectFiles'

const rules = readFileSync(path.resolve(__dirname, '../rules.md'), 'utf8')
const rows = explainedIds(rules)
const known = new Set(rows.map(({ id }) => id))

/** Ids that do not exist are assembled here: written out, the check would find them in this file. */
const no = (letter: string, number: number) => `${letter}${number}`
const citedIn = (file: string, text: string) => citations({ path: file, text })
const unknownIn = (file: string, text: string) => unknownCitations(citedIn(file, text), known).map(({ id }) => id)

describe('the check of cited ids', () => {
  it.each([
    ['a rule in a comment', 'src/a.ts', `/** Paid once (${no('R-', 999)}). */`, no('R-', 999)],
    ['a rule without its zero', 'src/a.ts', `// ${no('R-', 7)}`, no('R-', 7)],
    ['a rule in a style sheet', 'src/a.scss', `// ${no('R-', 145)}: wide`, no('R-', 145)],
    ['a rule in a document', 'README.md', `see ${no('R-', 999)}`, no('R-', 999)],
    ['a rule in a test title', 'tests/a.test.ts', `it('${no('R-', 999)} pays')`, no('R-', 999)],
    ['a decision', 'sandbox/a.ts', `// as ${no('D-', 34)} says`, no('D-', 34)],
    ['a decision by its bare number', 'src/a.ts', `/** As in ${no('decision ', 12)}. */`, no('decision ', 12)],
    ['a fault between brackets', 'src/a.ts', `/** Asks first (R-82, P3, ${no('P', 23)}). */`, no('P', 23)],
    ['a fault over two lines', 'src/a.ts', `/**\n * Asks (P3,\n * ${no('W', 9)}).\n */`, no('W', 9)],
    ['a fault at the beginning of a comment', 'src/a.ts', `  // ${no('U', 8)}: one login`, no('U', 8)],
    ['a fault in a test title', 'tests/a.test.ts', `it.each(a)('P3 ${no('S', 8)} %s', b)`, no('S', 8)],
    ['a fault in a row of titles', 'tests/a.test.ts', `['${no('C', 5)} a text', 1]`, no('C', 5)],
    ['a fault in a comment after code', 'src/a.ts', `const a = b/* ${no('U', 8)} */(c)`, no('U', 8)],
    ['a fault in a comment of JSX', 'src/A.tsx', `const a = <b>{/* ${no('U', 8)} */}</b>`, no('U', 8)],
    ['a fault in a comment within a template', 'src/a.ts', `const a = \`b \${c /* ${no('U', 8)} */}\``, no('U', 8)],
    ['a fault in the id of a mutant', 'tests/mutants/a.json', `{ "id": "${no('N', 5)}-slot" }`, no('N', 5)],
  ])('finds %s', (_, file, text, id) => {
    expect(unknownIn(file, `const first = 1\n${text}\n`)).toEqual([id])
    expect(citedIn(file, `const first = 1\n${text}\n`).find((one) => one.id === id)?.path).toBe(file)
  })

  it.each([
    ['ids that exist', 'src/a.ts', '/** Asks first (R-82, P3, P16; D-15). */'],
    ['a payment called P99', 'tests/a.test.ts', "open({ bizNo: 'P99' })"],
    ['a name in code', 'src/a.ts', 'const P99 = max(S99)'],
    ['a name in the middle of a comment', 'src/a.ts', '// pictures lie in an S9 bucket'],
    ['a size in a style sheet', 'src/a.scss', '.a { width: calc(1px - 12px); } // over HTTP/2'],
    ['other words with a number', 'src/a.ts', "const id = 'ABCD-12-R-', hash = 'SHA-256' // A4, H2"],
    ['a comment’s signs in a string', 'src/a.ts', `const a = 'https://x/ // ${no('U', 8)}: one'`],
    ['a comment’s signs between tags', 'src/A.tsx', `const a = <b>/* ${no('U', 8)}: one */</b>`],
    ['a title in a comment', 'tests/a.test.ts', `// says '${no('S', 8)} pays'`],
    ['a mutant of no fault', 'tests/mutants/a.json', '{ "id": "order-late-poll" }'],
  ])('ignores %s', (_, file, text) => {
    expect(unknownIn(file, text)).toEqual([])
  })

  it('gives the line of each citation, once per line', () => {
    expect(citedIn('src/a.ts', '// R-01 and R-01\n\n/** A\n * b (P3). */')).toEqual([
      { path: 'src/a.ts', line: 1, id: 'R-01' },
      { path: 'src/a.ts', line: 4, id: 'P3' },
    ])
  })
})

describe('the list of rules, decisions and faults', () => {
  it('has one row for each id, and a sentence in each row', () => {
    expect(rows.length).toBe(known.size)
    expect(rows.filter(({ text }) => !/^\S.{10,}\.$/.test(text)).map(({ id }) => id)).toEqual([])
    const lines = rules.split('\n').filter((line) => /^\| (?!id )/.test(line))
    expect(lines.length).toBe(rows.length)
  })

  it('is sorted by id within each of its tables', () => {
    const groups = ['R-', 'D-', 'P', 'W', 'U', 'S', 'C', 'N']
    const rank = (id: string) => [groups.findIndex((group) => id.startsWith(group)), Number(id.replace(/\D/g, ''))]
    const byRank = (a: string, b: string) => {
      const [groupA = 0, numberA = 0] = rank(a)
      const [groupB = 0, numberB = 0] = rank(b)
      return groupA - groupB || numberA - numberB
    }
    const written = rows.map(({ id }) => id)
    expect(written).toEqual([...written].sort(byRank))
  })

  it('contains every decision and fault without a gap', () => {
    const count = (letter: string) => rows.filter(({ id }) => id.replace(/\d+$/, '') === letter).length
    const last = (letter: string, number: number) => [
      count(letter),
      known.has(`${letter}${number}`),
      known.has(`${letter}${number + 1}`),
    ]
    for (const [letter, number] of Object.entries({ 'D-': 33, P: 22, W: 4, U: 7, S: 7, C: 4, N: 4 }))
      expect([letter, ...last(letter, number)]).toEqual([letter, number, true, false])
    expect(known.has('R-01') && known.has('R-144')).toBe(true)
  })

  it('explains every id that a test title cites', () => {
    const tests = projectFiles(['tests'], /\.test\.tsx?$/)
    expect(unknownCitations(tests.flatMap(citations), known)).toEqual([])
    expect(tests.flatMap(writtenTitles).length).toBeGreaterThan(500)
  })
})

describe('rules and faults without a passing test', () => {
  const some = explainedIds('| R-01 | a. |\n| R-02 | b. |\n| D-01 | c. |\n| P1 | d. |\n| P2 | e. |\n| P3 | f. |')

  it('are those that no title names; decisions need no title', () => {
    const titles = ['R-01 P1 pays once', 'a payment P2 stays open', 'P3 asks first']
    expect(unproved(some, titles)).toEqual(['R-02', 'P2'])
  })

  it('are found in the titles of the source if no tests have run', () => {
    const file = "it('R-01 pays', a)\nit.each([['P1 twice', 1]])('%s', b)\nopen({ bizNo: 'P2' })"
    expect(unproved(some, writtenTitles({ path: 'tests/a.test.ts', text: file }))).toEqual(['R-02', 'P2', 'P3'])
  })
})
