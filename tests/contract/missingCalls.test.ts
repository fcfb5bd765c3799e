import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endpoints } from '@tests/fixtures/endpoints'
import { allRoutes } from '@/routes'

const folder = path.resolve(__dirname, '../../src')
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:domain|pages|subPackages|center)\/.*\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n')

/** Calls that are asked about nowhere, since their empty result leaves the rest of the screen. */
const beside: Readonly<Record<string, string>> = {
  topupNumber: 'the customer types their number',
  visitActivityItem: 'the server is not told of the visit, and the customer goes where the item leads',
}

const ours = endpoints.filter(({ endpoint }) => endpoint.origin === 'ours')
const standing = new Set(allRoutes.map(({ mainCall }) => mainCall))
const isAsked = (name: string) => new RegExp(`\\bhas\\(${name}\\)|\\bendpoint: ${name}\\b`).test(code)

describe('a call that a server may lack', () => {
  it.each(ours.map(({ name, endpoint }): [string, string] => [name, endpoint.path]))(
    'is one that a screen stands on, or whose button asks about it, or is read beside others: %s',
    (name, own) => {
      expect([standing.has(own), isAsked(name), name in beside].filter(Boolean)).toHaveLength(1)
    },
  )

  it('is no call that the specification names, as far as screens stand on it', () => {
    const known = ours.map(({ endpoint }) => endpoint.path)
    expect([...standing].filter((own) => own !== undefined && !known.includes(own))).toEqual([])
    expect(standing.size).toBeGreaterThan(4)
  })
})
