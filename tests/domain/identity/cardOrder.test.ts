import { getOcrInfo, idCardCreate } from '@/contract/identity/idCard'
import { type CardOrder, readCardOrder } from '@/domain/identity/cardOrder'
import { ApiError } from '@/request/errors'
import type { Read } from '@/request/read'
import { readCard } from './flowAnswers'

/** Reads an order whose reading is answered so. */
function order(info: () => Promise<unknown>): { read: Promise<CardOrder>; asked: [path: string, data: object][] } {
  const asked: [string, object][] = []
  const read = (async (endpoint: { path: string }, data: object) => {
    asked.push([endpoint.path, data])
    return endpoint.path === idCardCreate.path ? { orderId: 'O1', triesLeft: 4 } : info()
  }) as Read
  return { read: readCardOrder(read), asked }
}
const failure = (kind: 'empty' | 'refused' | 'offline') => () =>
  Promise.reject(new ApiError({ kind, traceId: 't', ...(kind === 'refused' ? { code: 'BUSY', message: 'busy' } : {}) }))

describe('R-112 the order for reading the ID card', () => {
  it('is opened, and then asked what was read of the card', async () => {
    const { read, asked } = order(async () => ({
      orderId: 'O1',
      sides: ['front'],
      ocrInfo: readCard,
      isConfirmed: false,
    }))
    expect(await read).toEqual({ orderId: 'O1', triesLeft: 4, sides: ['front'], info: readCard })
    expect(asked).toEqual([
      [idCardCreate.path, {}],
      [getOcrInfo.path, { orderId: 'O1' }],
    ])
  })

  it('R-31 of a server that has read nothing yet has nothing read', async () => {
    const { info, ...rest } = await order(failure('empty')).read
    expect(rest).toEqual({ orderId: 'O1', triesLeft: 4, sides: [] })
    expect(info).toMatchObject({ name: '', idNumber: '', address: '', validFrom: '', validUntil: '' })
  })

  it.each(['refused', 'offline'] as const)('that cannot be read (%s) is no empty one', async (kind) => {
    await expect(order(failure(kind)).read).rejects.toMatchObject({ kind })
  })
})
