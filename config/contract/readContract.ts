import path from 'node:path'
import { contractFolder, type ScannedContract, scanContract } from '../../sandbox/http/scan'
import { contractDefinitions } from '../../sandbox/http/schemas'
import type { KeptContract } from './kept'
import { type DeclaredCall, keptOf } from './keptOf'
import { textOf } from './text'

type Endpoint = DeclaredCall['endpoint']

/** Every call of the contract with its value, from the files that declare them: without the backend, which takes seconds to load. */
async function declaredCalls({ endpoints }: ScannedContract): Promise<DeclaredCall[]> {
  const modules = new Map<string, Record<string, Endpoint>>()
  for (const { file } of endpoints)
    if (!modules.has(file)) modules.set(file, await import(path.join(contractFolder, file)))
  return endpoints.map((scanned) => {
    const endpoint = modules.get(scanned.file)?.[scanned.name]
    if (!endpoint) throw new Error(`${scanned.file} does not export ${scanned.name}`)
    return { scanned, endpoint }
  })
}

/** The contract of the sources as it would be kept, in the same order of names. */
export async function readContract(version: string): Promise<KeptContract> {
  const scanned = scanContract(contractFolder)
  const contract = keptOf(await declaredCalls(scanned), await contractDefinitions(scanned), version)
  return JSON.parse(textOf(contract))
}
