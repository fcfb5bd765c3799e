import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minVersion, satisfies } from 'semver'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

interface Locked {
  version?: string
  optional?: boolean
  hasInstallScript?: boolean
  engines?: { node?: string }
}

type Lock = Record<string, Locked>

const { engines, allowScripts } = read('package.json') as {
  engines: { node: string }
  allowScripts: Record<string, boolean>
}
const { packages } = read('package-lock.json') as { packages: Lock }

/** The lowest version of each range that our `engines` lists: 20.19.0 and 22.13.0. */
const lowest = engines.node.split('||').map((range) => minVersion(range)?.version ?? '')

/** Name of a package by its place in the lock file, such as `node_modules/a/node_modules/@b/c`. */
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? ''

/** Packages that are always installed and refuse a Node that we accept; npm leaves out an optional one without a warning. */
const refusing = (lock: Lock) =>
  Object.entries(lock)
    .filter(([, one]) => !one.optional && lowest.some((node) => !satisfies(node, one.engines?.node ?? '*')))
    .map(([place, { version }]) => `${nameOf(place)}@${version}`)

/** Packages with an install script that `allowScripts` of package.json neither allows nor refuses. */
const undecided = (lock: Lock, decided: Record<string, boolean>) =>
  Object.entries(lock)
    .filter(([place, { hasInstallScript }]) => hasInstallScript && !(nameOf(place) in decided))
    .map(([place]) => nameOf(place))

describe('npm ci prints no warning, because', () => {
  it('each package accepts the lowest Node of each range that we accept', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(1000)
    expect(refusing(packages)).toEqual([])
  })

  it('package.json decides by name about each install script, and about nothing else', () => {
    expect(undecided(packages, allowScripts)).toEqual([])
    const withScripts = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript)
    expect(Object.keys(allowScripts).filter((name) => !withScripts.some((place) => nameOf(place) === name))).toEqual([])
  })

  it('no package is deprecated', () => {
    expect(Object.keys(packages).filter((place) => 'deprecated' in (packages[place] ?? {}))).toEqual([])
  })

  it('finds a package that refuses such a Node, and an install script that is not decided', () => {
    const planted: Lock = {
      'node_modules/new': { version: '2.0.2', engines: { node: '>=22' } },
      'node_modules/old': { version: '1.0.0', engines: { node: '^20.9.0' } },
      'node_modules/left-out': { version: '1.0.0', engines: { node: '>=24' }, optional: true },
      'node_modules/a/node_modules/@b/native': { version: '1.0.0', hasInstallScript: true },
      'node_modules/c/node_modules/esbuild': { version: '1.0.0', hasInstallScript: true },
    }
    expect(refusing(planted)).toEqual(['new@2.0.2', 'old@1.0.0'])
    expect(undecided(planted, { esbuild: false })).toEqual(['@b/native'])
  })
})
