import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { costRows, costsOf, costTable, longFiles, staleCosts, withCosts } from '../testing/costs'
import { readResults, stepsFile } from '../testing/results'
import { textTable } from '../textTable'
import { root } from './run'

/**
 * Prints what each group of the last run cost, and fails where its document lists other groups. With `--write` it writes the
 * costs there, and the files that took long into tests/seconds.json, which lets them begin first.
 */
function costs(): number {
  const steps = existsSync(stepsFile(root)) ? JSON.parse(readFileSync(stepsFile(root), 'utf8')) : {}
  const results = readResults(root)
  const measured = costsOf({ steps, results }, root)
  console.log(textTable(costRows(measured).filter((_, index) => index !== 1)))
  const file = path.join(root, costTable.file)
  if (process.argv.includes('--write')) {
    writeFileSync(file, withCosts(readFileSync(file, 'utf8'), measured))
    writeFileSync(path.join(root, 'tests/seconds.json'), `${JSON.stringify(longFiles(results, root), null, 2)}\n`)
  }
  const faults = staleCosts(readFileSync(file, 'utf8'))
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

process.exit(costs())
