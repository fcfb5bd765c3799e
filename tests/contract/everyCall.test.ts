import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contractFolder, scanContract } from '../../sandbox/http/scan'
import { namedCalls, statedPaths } from './specifiedCalls'

const { endpoints } = scanContract(contractFolder)
const src = path.resolve(__dirname, '../../src')

/** Text of every file of the app outside the contract. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('contract'))
  .map((name) => readFileSync(path.join(src, name), 'utf8'))

/** What the app imports from the contract: `file name`, without imports of types alone. */
const imported = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/^import \{([^}]*)\} from '@\/contract\/([\w/]+)'/gm)].flatMap(([, names = '', file]) =>
      names
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && !one.startsWith('type '))
        .map((one) => `${file} ${one.split(' as ')[0]}`),
    ),
  ),
)

/** How many endpoints have this path. */
const count = (wanted: string) => endpoints.filter((endpoint) => endpoint.path === wanted).length

describe('the calls of the specification', () => {
  it('R-42 are 98 with a path of their own, each of which is one endpoint', () => {
    expect(statedPaths).toHaveLength(98)
    expect(statedPaths.filter((wanted) => count(wanted) !== 1)).toEqual([])
  })

  it('R-42 are one endpoint each where they only have a name', () => {
    expect(Object.entries(namedCalls).filter(([, wanted]) => count(wanted) !== 1)).toEqual([])
    expect(new Set(Object.values(namedCalls)).size).toBe(Object.keys(namedCalls).length)
  })

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'R-42 %s is sent by the app',
    (name, { file }) => {
      expect(imported).toContain(`${file.replace(/\.ts$/, '')} ${name}`)
    },
  )
})
