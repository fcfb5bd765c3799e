import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { version } from '../../package.json'
import { areas } from '../../sandbox/areas'
import { openApiOf } from '../../sandbox/devtools/api/openapi'
import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { contractDefinitions } from '../../sandbox/http/schemas'
import { ownPaths } from '../appPaths'
import { keepContract, printChanges } from './contractChanges'
import { root } from './run'

/** Writes the contract as OpenAPI into `artifacts/`. */
async function writeContract(): Promise<void> {
  const contract = scanContract(contractFolder)
  const document = openApiOf({
    contract,
    definitions: await contractDefinitions(contract),
    routes: areas.flatMap(({ routes }) => routes),
    paths: ownPaths,
    version,
  })
  const file = path.join(root, 'artifacts/openapi.json')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${Object.keys(document.paths).length} paths: ${path.relative(root, file)}`)
}

/** Writes the contract and lists what changed since the last release, or keeps it as that of a release with `--keep`. */
async function contract(isKeeping: boolean): Promise<number> {
  if (isKeeping) return keepContract()
  await writeContract()
  return printChanges()
}

void contract(process.argv.includes('--keep')).then((code) => process.exit(code))
