import { endpoints } from '@tests/fixtures/endpoints'
import { type Empty, endpoint } from '@/contract/endpoint'

describe('an empty result', () => {
  it('R-31 is declared by every read', () => {
    const reads = endpoints.filter(({ endpoint: { kind } }) => kind === 'read')
    expect(reads.length).toBeGreaterThan(30)
    expect(reads.filter(({ endpoint: { empty } }) => empty === undefined).map(({ name }) => name)).toEqual([])
  })

  it('R-31 is never accepted as the answer to a call of kind money', () => {
    const money = endpoints.filter(({ endpoint: { kind } }) => kind === 'money')
    expect(money.length).toBeGreaterThan(5)
    expect(money.filter(({ endpoint: { empty } }) => empty !== 'malformed').map(({ name }) => name)).toEqual([])
  })

  it('R-31 that means a refusal names one that the call declares', () => {
    const words = endpoints.flatMap(({ name, endpoint: { empty, refusals } }) =>
      typeof empty === 'string' && !['nothing', 'malformed', ...refusals].includes(empty) ? [name] : [],
    )
    expect(words).toEqual([])
  })

  it('R-31 must be declared where an answer has fields', () => {
    const options = { origin: 'ours', family: 'ordinary', kind: 'read' } as const
    const make = endpoint<Empty, { rows: string[] }>()
    // @ts-expect-error the meaning is missing
    make('/a', options)
    // @ts-expect-error the data belongs to another call
    make('/a', { ...options, empty: { row: '' } })
    // @ts-expect-error the refusal is not declared
    make('/a', { ...options, empty: 'GONE', refusals: ['OTHER'] })
    expect(make('/a', { ...options, empty: 'GONE', refusals: ['GONE'] }).empty).toBe('GONE')
    expect(endpoint<Empty, Empty>()('/a', options)).not.toHaveProperty('empty')
  })
})
