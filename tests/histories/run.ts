import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { play } from './play'
import { words } from './report'
import type { History } from './steps/step'

const keptFolder = fileURLToPath(new URL('./kept', import.meta.url))

/** The shortest histories of failures that were found once, each with what it had found. */
const keptFiles = (): string[] =>
  readdirSync(keptFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(keptFolder, name))

/** The files of which each history is replayed: the one that was asked for, none, or all. */
const filesOf = (replayed: string | undefined, kept: string | undefined): string[] =>
  replayed ? [replayed] : kept === 'none' ? [] : keptFiles()

const read = (files: readonly string[]): Record<string, History> =>
  Object.fromEntries(files.map((file) => [basename(file), JSON.parse(readFileSync(file, 'utf8')) as History]))

/**
 * `npm run histories -- 5000 --seed=7` replays the kept histories and plays so many random ones; `--replay=<file>` plays the one in a file,
 * as a failed run prints it; `--kept=none` leaves the kept ones out, and `--json` prints the report for a program. Without a seed, or with `random`, it draws one and prints it.
 */
async function main(): Promise<boolean> {
  const given = process.argv.slice(2)
  const option = (name: string) => given.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
  const wanted = option('seed') ?? 'random'
  const seed = wanted === 'random' ? Math.floor(Math.random() * 1e9) : Number(wanted)
  const runs = Number(given.find((one) => /^\d+$/.test(one)) ?? 1_000)
  const file = option('replay')
  const report = await play({ kept: read(filesOf(file, option('kept'))), runs: file ? 0 : runs, seed })
  console.log(given.includes('--json') ? JSON.stringify(report) : words(report))
  return report.failure === undefined
}

void main().then((ok) => process.exit(ok ? 0 : 1))
