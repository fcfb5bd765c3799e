import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brokenLinks, tooLong } from '../checks/docLinks'
import { projectFiles } from './projectFiles'
import { root } from './run'

const documents = [
  ...projectFiles(['docs', '.github', 'tests', 'sandbox'], /\.md$/),
  { path: 'README.md', text: readFileSync(path.join(root, 'README.md'), 'utf8') },
]
const violations = [...brokenLinks(documents, (file) => existsSync(path.join(root, file))), ...tooLong(documents)]
for (const { path: file, line, message } of violations) console.error(`${file}:${line} ${message}`)
if (documents.length < 20) {
  console.error(`only ${documents.length} documents were read: the check looks at the wrong folder`)
  process.exit(1)
}
console.log(`${documents.length} documents, ${violations.length} faults`)
process.exit(violations.length ? 1 : 0)
