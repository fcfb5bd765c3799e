import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { textTable } from '../textTable'
import { sourceFolder } from '../where/loadPorts'
import { unlistedPorts } from '../where/ports'
import { staleWhere, whereRows, withWhereTable } from '../where/whereTable'
import { root } from './run'

/** Prints which feature runs where, writes it into the README with `--readme`, and fails where the README says something else. */
async function where(): Promise<number> {
  const rows = await whereRows(sourceFolder)
  console.log(textTable(rows.filter((_, index) => index !== 1)))
  const readmeFile = path.join(root, 'README.md')
  if (process.argv.includes('--readme'))
    writeFileSync(readmeFile, withWhereTable(readFileSync(readmeFile, 'utf8'), rows))
  const faults = [
    ...staleWhere(readFileSync(readmeFile, 'utf8'), rows),
    ...unlistedPorts(readdirSync(path.join(sourceFolder, 'platform'), { encoding: 'utf8', recursive: true })).map(
      (name) =>
        `the port ${name} of src/platform is in no row: add one to config/where/features.ts, or list it as a port without one in ports.ts`,
    ),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

void where().then((code) => process.exit(code))
