import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './run'

/** `npm run sandbox:migrate` writes a migration for what has changed in the tables, and keeps the newest snapshot alone: the next one is compared with it. */
function main(): void {
  execFileSync('drizzle-kit', ['generate', '--config', 'sandbox/db/drizzle.config.ts'], { cwd: root, stdio: 'inherit' })
  const meta = path.join(root, 'sandbox/db/migrations/meta')
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, name))
}

main()
