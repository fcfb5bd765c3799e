import { ApiError } from '@/request/errors'
import { orElse } from '@/request/orElse'

describe('a call that a screen can do without', () => {
  it('gives its answer', async () => {
    expect(await orElse(Promise.resolve(7), 0)).toBe(7)
  })

  it.each(['offline', 'refused', 'session'] as const)('gives the replacement where it failed: %s', async (kind) => {
    const failed = () => Promise.reject(new ApiError({ kind, traceId: 't' }))
    expect(await orElse(failed(), 0)).toBe(0)
    expect(await orElse(failed())).toBeUndefined()
  })

  it('does not hide a programming error', async () => {
    await expect(orElse(Promise.reject(new TypeError('x is not a function')), 0)).rejects.toThrow(TypeError)
  })
})
