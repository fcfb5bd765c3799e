import { singleFlight, withTimeout } from '@/lib/async'
import { deferred, settle } from './deferred'

describe('withTimeout', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('rejects with the given error when the time is over, not before', async () => {
    const outcome = jest.fn()
    withTimeout(new Promise(() => {}), 60_000, () => new Error('timeout')).catch(outcome)
    await jest.advanceTimersByTimeAsync(59_999)
    expect(outcome).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith(new Error('timeout'))
  })

  it('returns a result or a failure and leaves no timer', async () => {
    const makeError = jest.fn(() => new Error('timeout'))
    await expect(withTimeout(Promise.resolve('a'), 1_000, makeError)).resolves.toBe('a')
    await expect(withTimeout(Promise.reject(new Error('own')), 1_000, makeError)).rejects.toThrow('own')
    expect(jest.getTimerCount()).toBe(0)
    expect(makeError).not.toHaveBeenCalled()
  })
})

describe('singleFlight', () => {
  it('runs one task per key at a time and shares its promise', async () => {
    const fly = singleFlight<string>()
    const answer = deferred<string>()
    const run = jest.fn(() => answer.promise)
    const flights = [fly('a', run), fly('a', run), fly('b', async () => 'b')]
    expect(run).toHaveBeenCalledTimes(1)
    answer.resolve('a')
    expect(await Promise.all(flights)).toEqual(['a', 'a', 'b'])
  })

  it('runs again after a result, and after a failure, which every caller gets', async () => {
    const fly = singleFlight<string>()
    const fail = () => Promise.reject(new Error('offline'))
    const outcomes = await Promise.allSettled([fly('a', fail), fly('a', fail)])
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
    expect(await fly('a', async () => 'second')).toBe('second')
    await settle()
    expect(await fly('a', async () => 'third')).toBe('third')
  })

  it('a task that throws at once rejects and does not block its key', async () => {
    const fly = singleFlight<string>()
    const broken = () => {
      throw new Error('broken')
    }
    await expect(fly('a', broken)).rejects.toThrow('broken')
    await settle()
    await expect(fly('a', async () => 'a')).resolves.toBe('a')
  })
})
