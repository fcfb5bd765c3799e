import { type FamilyFacts, families } from '@/contract/families'
import { type AppPaths, partsOf } from '../../../config/appPaths'
import { callAddress } from '../../http/calls'
import type { ScannedContract, ScannedEndpoint } from '../../http/scan'
import type { Route } from '../../implement'

/** What the document and the pages are made from. */
export interface ApiSource {
  contract: ScannedContract
  /** Schemas of the contract's types, by their names. */
  definitions: Readonly<Record<string, object>>
  routes: readonly Route[]
  /** Where this server answers them. */
  paths: AppPaths
  version: string
}

/** One call with what the contract says of it. */
export interface ApiCall {
  name: string
  route: Route
  facts: FamilyFacts
  /** Names of its types, and the file that declares it. */
  types: ScannedEndpoint
  /** The file or the folder of the contract that it is in. */
  area: string
  /** The sentence above its declaration. */
  summary: string
  /** Its path, which is signed. */
  path: string
  /** Where it goes on its server: the prefix of the family, and the path. */
  address: string
}

/** The sentence above a declaration, without marks of comments. */
function summaryOf({ sources }: ScannedContract, name: string): string {
  for (const source of sources.values()) {
    const before = source.split(`export const ${name} = endpoint<`)[0] ?? ''
    if (before === source) continue
    const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before)?.[1] ?? ''
    return comment
      .replace(/^\s*\* ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
  }
  return ''
}

/** Every call of the contract, in the order of the sandbox's areas. Throws where the contract does not declare one. */
export function apiCalls({ contract, routes, paths }: Omit<ApiSource, 'definitions' | 'version'>): ApiCall[] {
  const typesOf = new Map(contract.endpoints.map((one) => [`${one.name} ${one.path}`, one]))
  return routes.map((route) => {
    const { name, endpoint } = route
    const types = typesOf.get(`${name} ${endpoint.path}`)
    if (!types) throw new Error(`the contract does not declare ${name}`)
    return {
      name,
      route,
      facts: families[endpoint.family],
      types,
      area: types.file.replace(/(?:\/.*)?\.ts$|\/.*$/, ''),
      summary: summaryOf(contract, name),
      path: partsOf(paths, endpoint).path,
      address: callAddress(paths, route),
    }
  })
}
