import { deferred } from '@tests/lib/deferred'
import { askBeside } from '@/request/askBeside'
import { ApiError } from '@/request/errors'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a call beside the calls that a screen stands on', () => {
  it('N4 answers what came in time', async () => {
    const asked = deferred<string>()
    const answer = askBeside(asked.promise, 300, 'none')()
    await jest.advanceTimersByTimeAsync(299)
    asked.resolve('found')
    await expect(answer).resolves.toBe('found')
  })

  it('N4 answers the value in its place once it took longer, and not a moment before', async () => {
    const answered = jest.fn()
    const answer = askBeside(deferred<string>().promise, 300, 'none')().then(answered)
    await jest.advanceTimersByTimeAsync(299)
    expect(answered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await answer
    expect(answered).toHaveBeenCalledWith('none')
  })

  it('N4 answers the value in its place where it failed before it was waited for', async () => {
    const asked = deferred<string>()
    const wait = askBeside(asked.promise, 300, 'none')
    asked.reject(new ApiError({ kind: 'offline', traceId: 't' }))
    await expect(wait()).resolves.toBe('none')
  })

  it('N4 counts its time from the moment when it is waited for', async () => {
    const asked = deferred<string>()
    const wait = askBeside(asked.promise, 300)
    await jest.advanceTimersByTimeAsync(1_000)
    const answer = wait()
    asked.resolve('found')
    await expect(answer).resolves.toBe('found')
  })
})
