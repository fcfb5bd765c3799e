import type { Abort } from '@/platform/network/abortPort'

const { makeAbort: inBrowser } = jest.requireActual<{ makeAbort(): Abort }>('../../src/platform/network/abort.h5.ts')
const { makeAbort: inMini } = jest.requireActual<{ makeAbort(): Abort }>('../../src/platform/network/abort.ts')

describe('a request that is stopped', () => {
  it('ends in a browser by the signal that the call was given, and no other request with it', () => {
    const [one, other] = [inBrowser(), inBrowser()]
    expect(one.options.signal?.aborted).toBe(false)
    const abort = jest.fn()
    one.stop({ abort })
    expect([one.options.signal?.aborted, other.options.signal?.aborted]).toEqual([true, false])
    expect(abort).not.toHaveBeenCalled()
  })

  it('ends in a mini-program by its task', () => {
    const { options, stop } = inMini()
    const task = { abort: jest.fn() }
    expect(options).toEqual({})
    stop(task)
    expect(task.abort).toHaveBeenCalledTimes(1)
  })

  it('goes on in a mini-program whose host gives no task that can be stopped', () => {
    expect(() => inMini().stop({})).not.toThrow()
  })
})
