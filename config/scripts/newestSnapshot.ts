import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './run'

/** After a migration was written: keeps the newest snapshot of the tables alone, with which the next migration is compared. */
function main(): void {
  const meta = path.join(root, 'sandbox/db/migrations/meta')
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.sort().slice(0, -1)) rmSync(path.join(meta, name))
}

main()
