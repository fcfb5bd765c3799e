import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the contract lies. */
export const contractFolder = fileURLToPath(new URL('../../src/contract', import.meta.url))

/** An endpoint as the source text of the contract declares it. */
export interface ScannedEndpoint {
  /** File that declares it, relative to the contract's folder, with forward slashes. */
  file: string
  name: string
  path: string
  request: string
  response: string
}

export interface ScannedContract {
  endpoints: ScannedEndpoint[]
  /** Text of every file by its path, for the cache key. */
  sources: Map<string, string>
}

const declaration = /export const (\w+) = endpoint<\s*(\w+),\s*(\w+),?\s*>\(\)\(\s*'([^']+)'/g
const anyEndpoint = /= endpoint</g
const exportedType = /^export (?:interface|type) (\w+)/gm

/**
 * Finds every endpoint with the names of its types, which is how a call finds its JSON Schema. Type names are unique over
 * the whole contract, or one schema would check another's data.
 */
export function scanContract(folder: string): ScannedContract {
  const sources = new Map(contractFiles(folder).map((file) => [file, readFileSync(file, 'utf8')]))
  const endpoints: ScannedEndpoint[] = []
  const homeOf = new Map<string, string>()
  for (const [file, source] of sources) {
    const found = [...source.matchAll(declaration)].map(([, name = '', request = '', response = '', path = '']) => ({
      file: relative(folder, file).replaceAll(sep, '/'),
      name,
      path,
      request,
      response,
    }))
    if (found.length !== [...source.matchAll(anyEndpoint)].length) {
      throw new Error(`${file}: write endpoints as export const x = endpoint<NamedReq, NamedRes>()('/path', …)`)
    }
    endpoints.push(...found)
    for (const [, name = ''] of source.matchAll(exportedType)) {
      const other = homeOf.get(name)
      if (other)
        throw new Error(`${file}: the type name ${name} is taken by ${other}; type names are unique over the contract`)
      homeOf.set(name, file)
    }
  }
  return { endpoints, sources }
}

const contractFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
