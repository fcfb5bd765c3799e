import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { KeptContract } from './kept'

/** The contract of the last release, from the project's root. */
export const keptFile = 'docs/generated/contract.json'

const changelogFile = 'docs/changelog.md'

/** The kept contract. Throws where there is none. */
export function readKept(root: string): KeptContract {
  const file = path.join(root, keptFile)
  if (!existsSync(file)) throw new Error(`${keptFile} is missing: npm run contract -- --keep writes it`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

export const readChangelog = (root: string): string => readFileSync(path.join(root, changelogFile), 'utf8')
