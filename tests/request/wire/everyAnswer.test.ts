import { endpoints } from '@tests/fixtures/endpoints'
import { connectApp } from '@tests/request/fakeApp'
import { endAll } from '@tests/request/fakeHost'
import { ApiError } from '@/request/errors'
import { connectEncryption } from '@/request/wire/encryption'
import { readAs } from './readAs'
import { misfits, pathsOf, sampleOf, withValue } from './wireAnswers'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

beforeEach(() => void connectApp())
// What the encryption makes of a call does not matter here, but that the call is sent.
beforeAll(() => connectEncryption(async ({ headers }) => ({ headers, body: {} })))
afterEach(endAll)

const malformed = expect.objectContaining({ kind: 'malformed', traceId: expect.stringMatching(/^\d{20}$/) })
const needy = endpoints.filter(({ endpoint }) => endpoint.needs && endpoint.kind !== 'report')

const wrong: unknown[] = [null, undefined, {}, [], 5, -1, 1.5, '', 'x', true, [null], [[]], [{}], { a: null }]

describe('an answer with wrong values', () => {
  it('N1 is checked for more than 40 calls', () => {
    expect(needy.length).toBeGreaterThan(40)
  })

  it.each(needy.map(({ name, endpoint }) => [name, endpoint] as const))(
    'N1 %s is read, or malformed with its trace id, whatever one value of it is',
    async (_, endpoint) => {
      const needs = endpoint.needs ?? {}
      const complete = sampleOf(needs)
      expect(await readAs(endpoint, complete)).toEqual(complete)
      for (const path of pathsOf(needs)) {
        if (path.length === 0) continue
        for (const value of wrong) {
          const read = await readAs(endpoint, withValue(complete, path, value))
          if (read instanceof ApiError) expect([path, value, read]).toEqual([path, value, malformed])
          else expect([path, value, misfits(read, needs)]).toEqual([path, value, []])
        }
      }
    },
  )

  it.each(needy.map(({ name, endpoint }) => [name, endpoint] as const))(
    'N1 %s is read, empty or malformed, whatever is in place of its data',
    async (_, endpoint) => {
      for (const value of wrong) {
        const read = await readAs(endpoint, value)
        if (read instanceof ApiError) {
          const kinds = value === null || value === undefined ? ['malformed', 'empty'] : ['malformed']
          expect(kinds).toContain(read.kind)
          expect(read.traceId).toMatch(/^\d{20}$/)
        } else expect(misfits(read, endpoint.needs ?? {})).toEqual([])
      }
    },
  )
})
