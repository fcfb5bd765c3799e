import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { explainedIds, unproved, writtenTitles } from '../checks/citedRules'
import { projectFiles } from './projectFiles'
import { root } from './run'

/** The part of Jest's --json output that is read here for titles. */
interface TitledResults {
  testResults: { assertionResults: { status: string; title: string; ancestorTitles: string[] }[] }[]
}

/** The titles of the tests that passed, with those of their groups; none if `npm test` has left no results. */
function passedTitles(): string[] {
  return ['unit', 'components', 'app', 'sandbox', 'builds']
    .map((project) => path.join(root, 'artifacts', `${project}.json`))
    .filter((file) => existsSync(file))
    .flatMap((file): TitledResults['testResults'] => JSON.parse(readFileSync(file, 'utf8')).testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ title, ancestorTitles }) => [...ancestorTitles, title])
}

/** One line: the rules and faults that no passing test names, or without results, that no title in tests/ names. */
export function unprovedLine(): string {
  const rules = readFileSync(path.join(root, 'tests/rules.md'), 'utf8')
  const passed = passedTitles()
  const written = () => projectFiles(['tests'], /\.test\.tsx?$/).flatMap(writtenTitles)
  const missing = unproved(explainedIds(rules), passed.length > 0 ? passed : written())
  const source =
    passed.length > 0
      ? 'rules and faults without a passing test'
      : 'no results in artifacts/ (npm test writes them); rules and faults that no title in tests/ names'
  return `${source}: ${missing.join(' ') || 'none'}`
}

if (require.main === module) console.log(unprovedLine())
