import { withRetry } from '@/request/delivery/retry'
import { ApiError, type ApiErrorKind } from '@/request/errors'

const failure = (kind: ApiErrorKind, code = '') => new ApiError({ kind, code, traceId: '1' })

/** A read that fails with these errors in turn and then answers. */
function readFailing(...errors: unknown[]) {
  const waits: number[] = []
  let attempts = 0
  const run = async () => {
    const error = errors[attempts++]
    if (error) throw error
    return 'answer'
  }
  const options = { random: () => 0.5, wait: async (ms: number) => void waits.push(ms) }
  return { run, options, waits, attempts: () => attempts }
}

describe('a read', () => {
  it.each([
    ['no network', failure('offline')],
    ['no answer in time', failure('timeout')],
    ['HTTP 502', failure('http', '502')],
    ['HTTP 503', failure('http', '503')],
    ['HTTP 504', failure('http', '504')],
    ['HTTP 429', failure('http', '429')],
  ])('is repeated after %s', async (_, error) => {
    const { run, options, attempts } = readFailing(error)
    await expect(withRetry(run, options)).resolves.toBe('answer')
    expect(attempts()).toBe(2)
  })

  it.each([
    ['a refusal', failure('refused', 'NO')],
    ['the end of the session', failure('session', '300000')],
    ['a malformed answer', failure('malformed')],
    ['HTTP 500', failure('http', '500')],
    ['HTTP 400', failure('http', '400')],
    ['a programming error', new TypeError('x')],
  ])('is not repeated after %s', async (_, error) => {
    const { run, options, attempts } = readFailing(error)
    await expect(withRetry(run, options)).rejects.toBe(error)
    expect(attempts()).toBe(1)
  })

  it('is sent three times at most', async () => {
    const last = failure('http', '503')
    const { run, options, attempts } = readFailing(failure('offline'), failure('timeout'), last, failure('offline'))
    await expect(withRetry(run, options)).rejects.toBe(last)
    expect(attempts()).toBe(3)
  })

  it('waits with full jitter: a random part of 400 ms, then of 800 ms', async () => {
    const { run, options, waits } = readFailing(failure('offline'), failure('offline'))
    await withRetry(run, options)
    expect(waits).toEqual([200, 400])
    const eager = readFailing(failure('offline'), failure('offline'))
    await withRetry(eager.run, { ...eager.options, random: () => 0 })
    expect(eager.waits).toEqual([0, 0])
  })

  it('is repeated once more when the network came back during the last attempt', async () => {
    const lost = failure('offline')
    const { run, options, attempts } = readFailing(lost, lost, lost)
    const watchReturn = () => () => attempts() === 3
    await expect(withRetry(run, { ...options, watchReturn })).resolves.toBe('answer')
  })

  it('is not repeated more often for a busy server while the network came back', async () => {
    const busy = failure('http', '503')
    const { run, options, attempts } = readFailing(busy, busy, busy, busy)
    await expect(withRetry(run, { ...options, watchReturn: () => () => true })).rejects.toBe(busy)
    expect(attempts()).toBe(3)
  })

  it('is not repeated when no caller waits for it', async () => {
    const { run, options, attempts } = readFailing(failure('offline'))
    await expect(withRetry(run, { ...options, canRetry: () => false })).rejects.toMatchObject({ kind: 'offline' })
    expect(attempts()).toBe(1)
  })
})
