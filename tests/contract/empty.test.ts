import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Empty, type Endpoint, endpoint } from '@/contract/endpoint'

const folder = path.resolve(__dirname, '../../src/contract')

const isEndpoint = (value: unknown): value is Endpoint<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'family' in value

const endpoints = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file): [string, Endpoint<unknown, unknown>][] => {
    const module: Record<string, unknown> = jest.requireActual(path.join(folder, file))
    return Object.entries(module).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value]] : []))
  })

describe('an empty result', () => {
  it('R-31 is declared by every read', () => {
    const reads = endpoints.filter(([, { kind }]) => kind === 'read')
    expect(reads.length).toBeGreaterThan(30)
    expect(reads.filter(([, { empty }]) => empty === undefined).map(([name]) => name)).toEqual([])
  })

  it('R-31 is never taken for the answer to a call that moves money', () => {
    const money = endpoints.filter(([, { kind }]) => kind === 'money')
    expect(money.length).toBeGreaterThan(5)
    expect(money.filter(([, { empty }]) => empty !== 'malformed').map(([name]) => name)).toEqual([])
  })

  it('R-31 amounts to a refusal that the call declares, where it is one', () => {
    const words = endpoints.flatMap(([name, { empty, refusals }]) =>
      typeof empty === 'string' && !['nothing', 'malformed', ...refusals].includes(empty) ? [name] : [],
    )
    expect(words).toEqual([])
  })

  it('R-31 cannot be forgotten where an answer has fields', () => {
    const options = { family: 'ordinary', kind: 'read' } as const
    const make = endpoint<Empty, { rows: string[] }>()
    // @ts-expect-error the meaning is missing
    make('/a', options)
    // @ts-expect-error the data is of another call
    make('/a', { ...options, empty: { row: '' } })
    // @ts-expect-error the refusal is not declared
    make('/a', { ...options, empty: 'GONE', refusals: ['OTHER'] })
    expect(make('/a', { ...options, empty: 'GONE', refusals: ['GONE'] }).empty).toBe('GONE')
    expect(endpoint<Empty, Empty>()('/a', options)).not.toHaveProperty('empty')
  })
})
