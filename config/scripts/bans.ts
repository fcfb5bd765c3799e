import { findViolations } from '../checks/bans'
import { crowdedFolders } from '../checks/crowdedFolders'
import { unlistedProps } from '../checks/elementProps'
import { undroppedCalls, untakenSubmissions } from '../checks/storeFields'
import { projectFiles } from './projectFiles'

const files = projectFiles(['src', 'sandbox', 'config', 'tests'], /\.(tsx?|m?js|s?css)$/)
const violations = [
  ...files.flatMap((file) => [...findViolations(file), ...unlistedProps(file)]),
  ...untakenSubmissions(files),
  ...undroppedCalls(files),
  ...crowdedFolders(files.map((file) => file.path)),
]
for (const { path, line, ban, message } of violations) console.error(`${path}:${line} ${ban}: ${message}`)
if (files.length < 50) {
  console.error(`only ${files.length} files were read: the check looks at the wrong folder`)
  process.exit(1)
}
console.log(`${files.length} files, ${violations.length} violations of bans`)
process.exit(violations.length ? 1 : 0)
