import { type Empty, endpoint } from '@/contract/endpoint'
import { call } from '@/request/call'
import { ApiError, isNothing, isRefusal } from '@/request/errors'
import { errorOf } from '../errorOf'
import { connectApp, type FakeApp } from '../fakeApp'
import { endAll, sent, settled } from '../fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))

interface RowsRes {
  rows: string[]
}

const read = { family: 'ordinary', kind: 'read' } as const
const rows = endpoint<Empty, RowsRes>()('/test/rows', { ...read, empty: { rows: [] } })
const thing = endpoint<Empty, RowsRes>()('/test/thing', { ...read, empty: 'nothing' })
const order = endpoint<Empty, RowsRes>()('/test/order', { ...read, empty: 'GONE', refusals: ['GONE'] })
const pay = endpoint<Empty, RowsRes>()('/test/pay', { family: 'ordinary', kind: 'money', empty: 'malformed' })
const bye = endpoint<Empty, Empty>()('/test/bye', { family: 'ordinary', kind: 'write' })

let app: FakeApp

beforeEach(() => {
  app = connectApp()
})
afterEach(endAll)

async function answered<T>(answer: Promise<T>): Promise<T> {
  await settled()
  await sent[0]?.answer({ code: '400000', message: 'nothing', data: null })
  return answer
}

describe('an empty result', () => {
  it('R-31 is the data that the endpoint declares', async () => {
    await expect(answered(call(rows, {}))).resolves.toEqual({ rows: [] })
  })

  it('R-31 is no data of a call that answers none', async () => {
    await expect(answered(call(bye, {}))).resolves.toEqual({})
  })

  it('R-31 is the refusal it amounts to, with the trace id of its try', async () => {
    const error = await errorOf(answered(call(order, {}, { toast: false })))
    expect(isRefusal(error, 'GONE')).toBe(true)
    expect(isRefusal(error, 'OTHER')).toBe(false)
    expect(error.traceId).toMatch(/^\d{20}$/)
  })

  it('R-31 R-44 of a thing that is not there is said once, unless the screen says it', async () => {
    const error = await errorOf(answered(call(thing, {})))
    expect(isNothing(error)).toBe(true)
    expect(app.shown).toEqual([error])
  })

  it('R-31 is no word about money', async () => {
    const error = await errorOf(answered(call(pay, {}, { toast: false })))
    expect(error).toBeInstanceOf(ApiError)
    expect([error.kind, isNothing(error)]).toEqual(['malformed', false])
  })
})
