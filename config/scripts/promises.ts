import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unkeptPromises } from '../checks/promises'
import { projectFiles } from './projectFiles'
import { root } from './run'

const file = 'docs/promises.md'
const document = { path: file, text: readFileSync(path.join(root, file), 'utf8') }
const catalogues = projectFiles(['src/i18n'], /\.ts$/)
const { promised, faults } = unkeptPromises(catalogues, document, projectFiles(['tests'], /\.test\.tsx?$/))
for (const { path: at, line, message } of faults) console.error(`${at}:${line} ${message}`)
if (promised < 40) {
  console.error(`only ${promised} promising sentences were found: the check looks at the wrong files`)
  process.exit(1)
}
console.log(`${promised} promising sentences, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
