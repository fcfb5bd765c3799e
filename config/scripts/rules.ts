import { readFileSync } from 'node:fs'
import path from 'node:path'
import { explainedIds, unproved, writtenTitles } from '../checks/citedRules'
import { readResults } from '../testing/results'
import { projectFiles } from './projectFiles'
import { root } from './run'

/** The titles of the tests that passed, with those of their groups; none if `npm test` has left no results. */
const passedTitles = (): string[] =>
  readResults(root)
    .flatMap(([, { testResults }]) => testResults)
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ title, ancestorTitles }) => [...ancestorTitles, title])

const explained = () => explainedIds(readFileSync(path.join(root, 'tests/rules.md'), 'utf8'))

/** The rules and faults that no passing test of the last run names. */
export const unprovedRules = (): string[] => unproved(explained(), passedTitles())

/** One line: the rules and faults that no passing test names, or without results, that no title in tests/ names. */
function unprovedLine(): string {
  if (passedTitles().length > 0)
    return `rules and faults without a passing test: ${unprovedRules().join(' ') || 'none'}`
  const written = projectFiles(['tests'], /\.test\.tsx?$/).flatMap(writtenTitles)
  const missing = unproved(explained(), written).join(' ') || 'none'
  return `no results in artifacts/ (npm test writes them); rules and faults that no title in tests/ names: ${missing}`
}

if (require.main === module) console.log(unprovedLine())
