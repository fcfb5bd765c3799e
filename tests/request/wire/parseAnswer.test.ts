import type { AnswerShape } from '@/contract/families'
import { ApiError } from '@/request/errors'
import { parseAnswer } from '@/request/wire/parseAnswer'

const traceId = '20250102150405123456'

function read(shape: AnswerShape, body: unknown, { status = 200, appVariant = false } = {}): unknown {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return parseAnswer({ status, text }, { shape, appVariant, traceId })
}

function failureOf(run: () => unknown): ApiError {
  try {
    run()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('it answered')
}

describe('success', () => {
  it('R-31 code 000000 gives the data', () => {
    expect(read('ordinary', { code: '000000', data: { name: 'A' } })).toEqual({ name: 'A' })
    expect(read('ordinary', { code: '000000', data: [1] })).toEqual([1])
    expect(read('ordinary', { code: '000000', data: 0 })).toBe(0)
  })

  it('R-31 no data is an empty result', () => {
    expect(read('ordinary', { code: '000000' })).toBeUndefined()
    expect(read('ordinary', { code: '000000', data: null })).toBeUndefined()
    expect(read('membership', { suc: true, data: null })).toBeUndefined()
    expect(read('cashier', { status: 1 })).toBeUndefined()
    expect(read('lowCode', { suc: true, pageInfo: null })).toBeUndefined()
    expect(read('ordinary', { code: 1 }, { appVariant: true })).toBeUndefined()
  })

  it('R-31 code 400000 is a success with an empty result', () => {
    expect(read('ordinary', { code: '400000', message: 'nothing there' })).toBeUndefined()
    expect(read('ordinary', { code: '400000', data: null })).toBeUndefined()
    expect(read('ordinary', { code: '400000', data: { rows: 'of something else' } })).toBeUndefined()
  })

  it('R-31 inside the app, code 1 is success', () => {
    expect(read('ordinary', { code: 1, data: { name: 'A' } }, { appVariant: true })).toEqual({ name: 'A' })
  })

  it('R-38 D-04 a membership answer is a success by suc or by success', () => {
    expect(read('membership', { suc: true, code: '000000', data: { vip: 1 } })).toEqual({ vip: 1 })
    expect(read('membership', { success: true, data: { vip: 1 } })).toEqual({ vip: 1 })
    expect(read('membership', { suc: true, data: { vip: 1 } }, { appVariant: true })).toEqual({ vip: 1 })
    for (const said of [{}, { suc: false }, { success: false }, { suc: 1 }, { success: 'true' }])
      expect(failureOf(() => read('membership', { ...said, code: '000000', data: { vip: 1 } }))).toBeInstanceOf(
        ApiError,
      )
  })

  it('R-71 a cashier answer is a success by status 1, and its data is the response', () => {
    expect(read('cashier', { status: 1, message: '', response: { paymentToolList: [] } })).toEqual({
      paymentToolList: [],
    })
  })

  it('R-39 a low-code answer is a success by suc, and its data is the page', () => {
    expect(read('lowCode', { suc: true, pageInfo: { schema: '{}' } })).toEqual({ pageInfo: { schema: '{}' } })
  })
})

describe('refusals', () => {
  it.each([
    ['ordinary', { code: 'CODE_WRONG', message: 'wrong code' }],
    ['membership', { suc: false, code: 'CODE_WRONG', message: 'wrong code' }],
    ['membership', { success: false, code: 'CODE_WRONG', message: 'wrong code' }],
    ['cashier', { status: 0, code: 'CODE_WRONG', message: 'wrong code' }],
    ['lowCode', { suc: false, code: 'CODE_WRONG', message: 'wrong code' }],
  ] as const)('R-33 any other code of %s is a refusal with the server’s message', (shape, body) => {
    expect(failureOf(() => read(shape, body))).toMatchObject({
      kind: 'refused',
      code: 'CODE_WRONG',
      message: 'wrong code',
      traceId,
      shown: false,
    })
  })

  it.each([0, 2, '000000', '1', 'X'])('R-43 inside the app, code %p is a refusal', (code) => {
    expect(failureOf(() => read('ordinary', { code, message: 'no' }, { appVariant: true }))).toMatchObject({
      kind: 'refused',
      code: String(code),
      message: 'no',
    })
  })

  it.each([
    ['ordinary', { code: '300000', message: 'm' }, false],
    ['ordinary', { code: 300000, message: 'm' }, true],
    ['ordinary', { code: '300000', message: 'm' }, true],
    ['membership', { suc: false, code: '300000', message: 'm' }, false],
    ['membership', { code: '300000', message: 'm' }, false],
    ['cashier', { status: 0, code: '300000', message: 'm' }, false],
    ['lowCode', { suc: false, code: '300000' }, false],
  ] as const)('R-32 300000 in the shape %s is the end of the session', (shape, body, appVariant) => {
    expect(failureOf(() => read(shape, body, { appVariant })).kind).toBe('session')
  })
})

describe('other answers', () => {
  it.each([400, 401, 404, 500, 502, 302, 204])('R-34 HTTP %i rejects with the data of the body', (status) => {
    expect(failureOf(() => read('ordinary', { code: '000000', data: {} }, { status }))).toMatchObject({
      kind: 'http',
      code: String(status),
      data: { code: '000000', data: {} },
    })
  })

  it('R-34 without data it rejects with the text error', () => {
    expect(failureOf(() => read('ordinary', '<h1>502</h1>', { status: 502 })).data).toBe('error')
    expect(
      failureOf(() => parseAnswer({ status: 204, text: undefined }, { shape: 'ordinary', appVariant: false, traceId }))
        .data,
    ).toBe('error')
  })

  it('R-34 the message of a gateway is not shown to the user', () => {
    expect(failureOf(() => read('ordinary', { message: 'field sign is wrong' }, { status: 400 })).message).toBe('')
  })

  it.each([
    ['HTML', '<!doctype html><p>Please sign in to this network.'],
    ['nothing', ''],
    ['truncated JSON', '{"code":"000000","data":{"na'],
    ['null', 'null'],
    ['an array', '[]'],
    ['a text', '"ok"'],
    ['a number', '1'],
    ['an object without a code', '{}'],
    ['a code of the wrong type', '{"code":true,"data":{}}'],
    ['the app’s code outside the app', '{"code":1,"data":{}}'],
  ])('N1 %s is malformed', (_, text) => {
    expect(failureOf(() => read('ordinary', text)).kind).toBe('malformed')
  })

  it.each([
    ['membership', { code: '000000', data: {} }],
    ['membership', { suc: 'true', data: {} }],
    ['cashier', { status: '1', response: {} }],
    ['cashier', { code: '000000' }],
    ['lowCode', { pageInfo: {} }],
  ] as const)('N1 fields of the wrong type in the shape %s are malformed', (shape, body) => {
    expect(failureOf(() => read(shape, body)).kind).toBe('malformed')
  })
})
