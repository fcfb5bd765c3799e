import { couponList } from '@/contract/coupon/own'
import { orderList } from '@/contract/order/list'
import { scale } from '../../sandbox/areas/order/seedScale'
import { type OwnSandbox, startSandbox } from './startSandbox'

let sandbox: OwnSandbox
let token: string
beforeAll(async () => {
  sandbox = await startSandbox({ scale: true })
  token = await sandbox.login('13800138002')
})
afterAll(() => sandbox.close())

/** Pages that are read of a long list: its first and last ones, and some between. */
const someOf = (pages: number): number[] => [1, 2, Math.round(pages / 2), Math.round(pages / 2) + 1, pages]

describe('a sandbox with thousands of rows', () => {
  it('lists more than two thousand orders page by page, newest first, each once', async () => {
    const read = async (page: number) => (await sandbox.call(orderList, { page }, { token })).data.orders
    // Twelve of goods and one of a membership are those of every sandbox.
    const pages = Math.ceil((scale.orders + 13) / 10)
    const lists = []
    for (const page of someOf(pages)) lists.push(await read(page))
    expect(lists.map(({ length }) => length)).toEqual([10, 10, 10, 10, 3])
    const rows = lists.flat()
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(rows.length)
    const times = rows.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(await read(pages + 1)).toEqual([])
  })

  it.each(['usable', 'used', 'expired'] as const)('lists its %s coupons page by page, each once', async (state) => {
    const read = async (page: number) => (await sandbox.call(couponList, { state, page }, { token })).data
    const { counts } = await read(1)
    const pages = Math.ceil(counts[state] / 10)
    const rows = []
    for (const page of someOf(pages)) rows.push(...(await read(page)).coupons)
    expect(rows.length).toBe(40 + (counts[state] - (pages - 1) * 10))
    expect(new Set(rows.map(({ couponId }) => couponId)).size).toBe(rows.length)
    expect(counts.usable + counts.used + counts.expired).toBe(scale.coupons + 5)
    expect((await read(pages + 1)).coupons).toEqual([])
  })
})
