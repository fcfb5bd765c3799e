import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type DocTable, tableIn, withTable } from './docTable'
import type { ChunkModules } from './mainPackage'

/** Where the table is. */
export const licenceTable: DocTable = {
  name: 'licences',
  command: 'npm run budgets -- --write',
  file: 'docs/generated/licences.md',
}

/** Licences that allow to ship a package with its notice alone; any other one needs a decision of the owner. */
const permissive = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'])

/** A package of which a build has code. */
export interface ShippedPackage {
  name: string
  version: string
  licence: string
  /** The builds that have its code. */
  hosts: string[]
}

/** The packages of node_modules in these builds, by name; `read` gives the package.json of one of them. */
export function shippedPackages(
  builds: Readonly<Record<string, ChunkModules>>,
  read: (name: string) => { version?: string; license?: string },
): ShippedPackage[] {
  const hostsOf = new Map<string, Set<string>>()
  for (const [host, chunks] of Object.entries(builds))
    for (const { modules } of chunks)
      for (const file of Object.keys(modules)) {
        const name = /^node_modules\/((?:@[^/|]+\/)?[^/|]+)\//.exec(file)?.[1]
        if (name) hostsOf.set(name, (hostsOf.get(name) ?? new Set()).add(host))
      }
  return [...hostsOf]
    .map(([name, hosts]) => {
      const { version = '', license: licence = 'none' } = read(name)
      return { name, version, licence, hosts: [...hosts] }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The packages of the builds that `config/chunkModules.js` has listed last. */
export const packagesOf = (root: string, hosts: readonly string[]): ShippedPackage[] =>
  shippedPackages(
    Object.fromEntries(
      hosts.map((host) => [host, JSON.parse(readFileSync(path.join(root, `.cache/modules-${host}.json`), 'utf8'))]),
    ),
    (name) => JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')),
  )

/** A version changes with each update and says nothing about a licence, so the table has none. */
const cellsOf = ({ name, licence, hosts }: ShippedPackage) => [name, licence, hosts.join(', ')]

/** The document with the table of these packages between its markers. */
export const withLicenceTable = (document: string, packages: readonly ShippedPackage[]): string =>
  withTable(document, licenceTable, [['package', 'licence', 'builds'], ['---', '---', '---'], ...packages.map(cellsOf)])

/** Packages whose licence is not one of the permissive ones, and what the document says otherwise. */
export function licenceFaults(document: string, packages: readonly ShippedPackage[]): string[] {
  const written = tableIn(document, licenceTable)?.lines.join('\n')
  const expected = tableIn(withLicenceTable(document, packages), licenceTable)?.lines.join('\n')
  return [
    ...packages
      .filter(({ licence }) => !permissive.has(licence))
      .map(
        ({ name, version, licence }) =>
          `${name} ${version} has the licence ${licence}: take another package, or have the owner agree and list the licence in config/licences.ts`,
      ),
    ...(written === expected
      ? []
      : [`${licenceTable.file} does not list what the builds contain: run ${licenceTable.command}`]),
  ]
}
