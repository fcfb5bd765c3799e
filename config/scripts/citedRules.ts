import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citations, explainedIds, unknownCitations } from '../checks/citedRules'
import { projectFiles } from './projectFiles'
import { root } from './run'

const rules = readFileSync(join(root, 'tests/rules.md'), 'utf8')
const files = [
  ...projectFiles(['src', 'sandbox', 'tests', 'config', 'docs', '.github'], /\.(tsx?|m?js|s?css|json|md)$/),
  { path: 'README.md', text: readFileSync(join(root, 'README.md'), 'utf8') },
]
const known = new Set(explainedIds(rules).map(({ id }) => id))
const cited = files.flatMap(citations)
const unknown = unknownCitations(cited, known)
for (const { path, line, id } of unknown)
  console.error(`${path}:${line} ${id}: no id of tests/rules.md (a decision is cited as D-15)`)
if (cited.length < 500) {
  console.error(`only ${cited.length} citations were found: the check looks at the wrong files`)
  process.exit(1)
}
console.log(`${cited.length} citations, ${unknown.length} of ids that tests/rules.md lacks`)
process.exit(unknown.length ? 1 : 0)
