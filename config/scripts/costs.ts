import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { costRows, costsOf, staleCosts, withCosts } from '../testing/costs'
import { readResults, stepsFile } from '../testing/results'
import { textTable } from '../textTable'
import { root } from './run'

/** Prints what each group of the last run cost, writes it into tests/README.md with `--readme`, and fails where the table lists other groups. */
function costs(): number {
  const steps = existsSync(stepsFile(root)) ? JSON.parse(readFileSync(stepsFile(root), 'utf8')) : {}
  const measured = costsOf({ steps, results: readResults(root) }, root)
  console.log(textTable(costRows(measured).filter((_, place) => place !== 1)))
  const file = path.join(root, 'tests/README.md')
  if (process.argv.includes('--readme')) writeFileSync(file, withCosts(readFileSync(file, 'utf8'), measured))
  const faults = staleCosts(readFileSync(file, 'utf8'))
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

process.exit(costs())
