import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { version } from '../../package.json'
import type { Change } from '../contract/change'
import { missingLines } from '../contract/changelog'
import { changesBetween } from '../contract/changesBetween'
import { keptFile, readChangelog, readKept } from '../contract/file'
import type { KeptContract } from '../contract/kept'
import { listed } from '../contract/list'
import { readContract } from '../contract/readContract'
import { textOf } from '../contract/text'
import { root } from './run'

/** Prints the messages about breaking changes that the changelog does not name; answers the exit code. */
function report(changes: readonly Change[]): number {
  const missing = missingLines(changes, readChangelog(root))
  for (const line of missing) console.error(line)
  return missing.length > 0 ? 1 : 0
}

/** Prints what changed since the kept contract, and fails where the changelog does not name a breaking change. */
export async function printChanges(): Promise<number> {
  const kept = readKept(root)
  const changes = changesBetween(kept, await readContract(version))
  console.log(listed(changes, kept.version).join('\n'))
  return report(changes)
}

/** Keeps the contract of the sources as that of the version of package.json. Refuses where the changelog does not name a breaking change. */
export async function keepContract(): Promise<number> {
  const contract: KeptContract = await readContract(version)
  const code = report(changesBetween(readKept(root), contract))
  if (code === 0) writeFileSync(path.join(root, keptFile), textOf(contract))
  console.log(code === 0 ? `${keptFile} is the contract of ${version}` : `${keptFile} is as it was`)
  return code
}

if (require.main === module) void printChanges().then((code) => process.exit(code))
