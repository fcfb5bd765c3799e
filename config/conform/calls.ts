import path from 'node:path'
import { contractFolder, type ScannedContract } from '../../sandbox/http/scan'
import type { Callable, Endpoint } from '../../src/contract/endpoint'
import { type AppPaths, partsOf } from '../appPaths'

/** One call of the contract, as the server under check has it. */
export interface Call {
  name: string
  /** Folder or file of the contract, which `--only` names. */
  area: string
  /** As it is declared, with the path that it has on the server. */
  endpoint: Callable<object, unknown>
  /** Names of its types, which are those of their schemas. */
  request: string
  response: string
  /** The file of replaced paths says that the server lacks it. */
  isLacking: boolean
}

/** Every call of the contract, in the order of its files. */
export function callsOf(contract: ScannedContract, paths: AppPaths): Call[] {
  return contract.endpoints.flatMap(({ file, name, request, response }) => {
    const module = require(path.join(contractFolder, file)) as Record<string, Endpoint<object, unknown>>
    const declared = module[name]
    if (!declared) return []
    const endpoint = { ...declared, path: partsOf(paths, declared).path } as Callable<object, unknown>
    const isLacking = paths.paths[declared.path] === null
    return [{ name, area: file.split('/')[0]?.replace('.ts', '') ?? '', endpoint, request, response, isLacking }]
  })
}
