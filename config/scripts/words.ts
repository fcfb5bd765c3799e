import { readFileSync } from 'node:fs'
import path from 'node:path'
import { wordFaults } from '../checks/words'
import { projectFiles } from './projectFiles'
import { root } from './run'

const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
/** Pages for developers, the invented names of places and people, and the answers of a broken network. */
const unread = /^sandbox\/(?:devtools|faults|db|people)\/|\/regionNames\.ts$|\/samples\/|\/amountInWords\.ts$/
const files = projectFiles(['src/i18n', 'sandbox'], /\.ts$/).filter((file) => !unread.test(file.path))
const { read, faults } = wordFaults(files, glossary)
for (const { path: at, line, message } of faults) console.error(`${at}:${line} ${message}`)
if (read < 3_000) {
  console.error(`only ${read} texts were found: the check looks at the wrong files`)
  process.exit(1)
}
console.log(`${read} texts, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
