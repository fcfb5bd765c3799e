import { errorOf } from '@tests/request/errorOf'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, sent, settled } from '@tests/request/fakeHost'
import { type Empty, endpoint } from '@/contract/endpoint'
import { call } from '@/request/call'
import { ApiError, isNothing, isRefusal } from '@/request/errors'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

interface RowsRes {
  rows: string[]
}

const read = { origin: 'ours', family: 'ordinary', kind: 'read' } as const
const rows = endpoint<Empty, RowsRes>()('/test/rows', { ...read, empty: { rows: [] } })
const thing = endpoint<Empty, RowsRes>()('/test/thing', { ...read, empty: 'nothing' })
const order = endpoint<Empty, RowsRes>()('/test/order', { ...read, empty: 'GONE', refusals: ['GONE'] })
const pay = endpoint<Empty, RowsRes>()('/test/pay', {
  origin: 'ours',
  family: 'ordinary',
  kind: 'money',
  empty: 'malformed',
})
const bye = endpoint<Empty, Empty>()('/test/bye', { origin: 'ours', family: 'ordinary', kind: 'write' })

let app: FakeApp

beforeEach(() => {
  app = connectApp()
})
afterEach(endAll)

async function emptyAnswerOf<T>(answer: Promise<T>): Promise<T> {
  await settled()
  await sent[0]?.answer({ code: '400000', message: 'nothing', data: null })
  return answer
}

describe('an empty result', () => {
  it('R-31 is the data that the endpoint declares', async () => {
    await expect(emptyAnswerOf(call(rows, {}))).resolves.toEqual({ rows: [] })
  })

  it('R-31 is an empty object for a call that answers no fields', async () => {
    await expect(emptyAnswerOf(call(bye, {}))).resolves.toEqual({})
  })

  it('R-31 is the refusal that the endpoint declares, with the trace id of its attempt', async () => {
    const error = await errorOf(emptyAnswerOf(call(order, {}, { toast: false })))
    expect(isRefusal(error, 'GONE')).toBe(true)
    expect(isRefusal(error, 'OTHER')).toBe(false)
    expect(error.traceId).toMatch(/^\d{20}$/)
  })

  it('R-31 R-44 is shown once where the endpoint declares nothing, unless the screen shows it', async () => {
    const error = await errorOf(emptyAnswerOf(call(thing, {})))
    expect(isNothing(error)).toBe(true)
    expect(app.shown).toEqual([error])
  })

  it('R-31 is malformed for a money call', async () => {
    const error = await errorOf(emptyAnswerOf(call(pay, {}, { toast: false })))
    expect(error).toBeInstanceOf(ApiError)
    expect([error.kind, isNothing(error)]).toEqual(['malformed', false])
  })
})
