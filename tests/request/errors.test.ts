import { ApiError, type ApiErrorKind, isNothing, isRefusal } from '@/request/errors'

const failed = (kind: ApiErrorKind, code = 'GONE') => new ApiError({ kind, code, traceId: 't' })

it('R-44 has a name of its own in a log', () => {
  expect(String(new ApiError({ kind: 'refused', message: 'no', traceId: 't' }))).toBe('ApiError: no')
})

describe('isRefusal', () => {
  it.each(['refused', 'empty'] as const)('R-31 takes %s with the code that is asked for', (kind) => {
    expect(isRefusal(failed(kind), 'GONE')).toBe(true)
    expect(isRefusal(failed(kind), 'OTHER')).toBe(false)
  })

  it.each(['offline', 'timeout', 'http', 'malformed', 'session', 'unprotected'] as const)(
    'R-31 never takes %s, after which it is not known what the server did',
    (kind) => {
      expect(isRefusal(failed(kind), 'GONE')).toBe(false)
    },
  )

  it.each([undefined, null, new Error('GONE'), { kind: 'refused', code: 'GONE' }])(
    'takes no other error: %p',
    (error) => {
      expect(isRefusal(error, 'GONE')).toBe(false)
      expect(isNothing(error)).toBe(false)
    },
  )
})
