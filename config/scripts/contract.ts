import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { version } from '../../package.json'
import { areas } from '../../sandbox/areas'
import { openApiOf } from '../../sandbox/devtools/api/openapi'
import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { contractDefinitions } from '../../sandbox/http/schemas'
import { ownPaths } from '../appPaths'
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

void writeContract()
