import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the migrations stand. */
export const migrationsFolder = join(root, 'sandbox/db/migrations')

/**
 * Makes a new embedded database by copying an empty one, since making one from nothing takes seconds. The first on this
 * machine is made by `make`, and kept for every version of the migrations.
 */
export async function copyTemplate(dataDir: string, make: (folder: string) => Promise<void>): Promise<void> {
  const template = join(root, '.cache/database', versionHash())
  const aside = `${template}.${process.pid}`
  if (!existsSync(template)) {
    mkdirSync(dirname(template), { recursive: true })
    await make(aside)
    // Several sandboxes may start at once; one of them wins, and the others use its template.
    if (existsSync(template)) rmSync(aside, { recursive: true })
    else renameSync(aside, template)
  }
  cpSync(template, `${dataDir}.new`, { recursive: true })
  renameSync(`${dataDir}.new`, dataDir)
}

function versionHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  const scripts = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  // The journal says which migrations a database has, by their names and dates.
  for (const name of [...scripts.sort(), 'meta/_journal.json']) hash.update(readFileSync(join(migrationsFolder, name)))
  return hash.digest('hex').slice(0, 24)
}
