import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { schema } from '@stryker-mutator/api/core'
import { root, runStep } from '../../config/scripts/run'
import folders from './folders.json'

type Folder = keyof typeof folders

const reportOf = (folder: Folder) => path.join(root, '.cache/stryker', folder, 'report.json')

/** What a folder's report says: mutants that a test noticed, and a line for each that none did. */
interface Score {
  folder: Folder
  noticed: number
  all: number
  survivors: string[]
}

const noticed = ['Killed', 'Timeout']
const unnoticed = ['Survived', 'NoCoverage']

/** Reads the report of a folder. Mutants that cannot be loaded at all (a compile error, say) count neither way. */
function scoreOf(folder: Folder): Score {
  const report: schema.MutationTestResult = JSON.parse(readFileSync(reportOf(folder), 'utf8'))
  const mutants = Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file })),
  )
  const survivors = mutants
    .filter(({ status }) => unnoticed.includes(status))
    .map(({ file, location, mutatorName, replacement = '' }) => {
      const place = `${file}:${location.start.line}:${location.start.column}`
      return `${place} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`
    })
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length
  return { folder, noticed: killed, all: killed + survivors.length, survivors: survivors.sort() }
}

/** Mutates one folder; mutants whose file and tests have not changed keep their last result. */
async function mutate(folder: Folder): Promise<Score | undefined> {
  rmSync(reportOf(folder), { force: true })
  const { ok, output } = await runStep({
    name: folder,
    command: 'stryker run tests/stryker/config.mjs',
    env: { STRYKER_FOLDER: folder },
  })
  if (ok && existsSync(reportOf(folder))) return scoreOf(folder)
  console.error(output)
  return undefined
}

async function run(): Promise<boolean> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in folders))
  if (unknown.length > 0) {
    console.error(`${unknown.join(', ')}: no such folder; mutated are ${Object.keys(folders).join(', ')}`)
    return false
  }
  const scores: (Score | undefined)[] = []
  for (const folder of Object.keys(folders) as Folder[])
    if (wanted.length === 0 || wanted.includes(folder)) {
      const score = await mutate(folder)
      scores.push(score)
      for (const line of score?.survivors ?? []) console.log(line)
    }
  for (const score of scores)
    if (score)
      console.log(
        `${score.folder}: ${((100 * score.noticed) / score.all).toFixed(1)} % (${score.noticed} of ${score.all})`,
      )
  return scores.every(Boolean)
}

void run().then((ok) => process.exit(ok ? 0 : 1))
