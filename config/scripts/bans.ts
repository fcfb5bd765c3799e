import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findViolations } from '../checks/bans'
import { root } from './run'

const files = ['src', 'sandbox', 'config'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|scss)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
)
const violations = files.flatMap((path) => findViolations(path, readFileSync(join(root, path), 'utf8')))
for (const { path, line, ban, message } of violations) console.error(`${path}:${line} ${ban}: ${message}`)
if (files.length < 50) {
  console.error(`only ${files.length} files were read: the check looks at the wrong folder`)
  process.exit(1)
}
console.log(`${files.length} files, ${violations.length} violations of bans`)
process.exit(violations.length ? 1 : 0)
