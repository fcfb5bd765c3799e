import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { textTable } from '../textTable'
import { sourceFolder } from '../where/loadPorts'
import { unlistedPorts } from '../where/ports'
import { staleWhere, whereRows, where as whereTable, withWhereTable } from '../where/whereTable'
import { root } from './run'

/** Prints which feature runs where, writes it into its document with `--write`, and fails where that says something else. */
async function where(): Promise<number> {
  const rows = await whereRows(sourceFolder)
  console.log(textTable(rows.filter((_, index) => index !== 1)))
  const document = path.join(root, whereTable.file)
  if (process.argv.includes('--write')) writeFileSync(document, withWhereTable(readFileSync(document, 'utf8'), rows))
  const faults = [
    ...staleWhere(readFileSync(document, 'utf8'), rows),
    ...unlistedPorts(readdirSync(path.join(sourceFolder, 'platform'), { encoding: 'utf8', recursive: true })).map(
      (name) =>
        `the port ${name} of src/platform is in no row: add one to config/where/features.ts, or list it as a port without one in ports.ts`,
    ),
  ]
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

void where().then((code) => process.exit(code))
