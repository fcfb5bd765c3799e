import { orderList } from '@/contract/order/list'
import { type OrderReq, order } from '@/contract/order/place'
import { sandboxTest, startSandbox } from './startSandbox'
import { newRequestId } from './wireClient'

const sandbox = sandboxTest()

const purchase: OrderReq = {
  goodsId: '10101',
  rechargeType: 'phone-100',
  quantity: 1,
  rechargeAccount: '13800138001',
  transAmount: 10_000,
}
const ordersOf = async (token: string) => (await sandbox.call(orderList, { page: 1 }, { token })).data.orders

describe('a money call', () => {
  it('runs once per requestId: 20 at the same time give the same answer and one order', async () => {
    const token = await sandbox.login('13900000101')
    const requestId = newRequestId()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sandbox.call(order, purchase, { token, requestId })),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1)
    expect(answers[0]?.code).toBe('000000')
    expect(await ordersOf(token)).toHaveLength(1)
  })

  it('with the same requestId and other data is HTTP 409 and has no effect', async () => {
    const token = await sandbox.login('13900000102')
    const requestId = newRequestId()
    await sandbox.call(order, purchase, { token, requestId })
    const other = await sandbox.call(order, { ...purchase, rechargeAccount: '13800138002' }, { token, requestId })
    expect([other.status, other.code]).toEqual([409, 'REQUEST_MISMATCH'])
    expect(await ordersOf(token)).toHaveLength(1)
  })

  it('with the same requestId and the same data in another order is the same intent', async () => {
    const token = await sandbox.login('13900000106')
    const requestId = newRequestId()
    const first = await sandbox.call(order, purchase, { token, requestId })
    const turned = Object.fromEntries(Object.entries(purchase).reverse()) as unknown as OrderReq
    expect((await sandbox.call(order, turned, { token, requestId })).body).toEqual(first.body)
    expect(await ordersOf(token)).toHaveLength(1)
  })

  it('with another requestId is another intent, and so is the same requestId of another customer', async () => {
    const [one, two] = [await sandbox.login('13900000103'), await sandbox.login('13900000104')]
    const requestId = newRequestId()
    const answers = [
      await sandbox.call(order, purchase, { token: one, requestId }),
      await sandbox.call(order, purchase, { token: one, requestId: newRequestId() }),
      await sandbox.call(order, purchase, { token: two, requestId }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['000000', '000000', '000000'])
    const [first, second, other] = answers.map(({ data }) => data.orderId)
    expect((await ordersOf(one)).map(({ orderId }) => orderId).sort()).toEqual([first, second].sort())
    expect((await ordersOf(two)).map(({ orderId }) => orderId)).toEqual([other])
    // Nor does the later call of another customer change what the first is told again.
    expect((await sandbox.call(order, purchase, { token: one, requestId })).data.orderId).toBe(first)
  })

  it('that was refused leaves nothing behind, so that the same intent may be tried again', async () => {
    const token = await sandbox.login('13900000105')
    const requestId = newRequestId()
    const refused = await sandbox.call(order, { ...purchase, transAmount: 1 }, { token, requestId })
    expect(refused.code).toBe('PRICE_CHANGED')
    expect(await ordersOf(token)).toEqual([])
    expect((await sandbox.call(order, purchase, { token, requestId })).code).toBe('000000')
    expect(await ordersOf(token)).toHaveLength(1)
  })
})

it('survives a power cut after the commit: everything is there, and the retry gets the first answer', async () => {
  const first = await startSandbox()
  const token = await first.login('13900000106')
  const requestId = newRequestId()
  await first.fault({ kind: 'kill-after', path: order.path })
  await expect(first.call(order, purchase, { token, requestId })).rejects.toThrow()
  const second = await startSandbox({ dir: first.dir })
  const [kept] = (await second.call(orderList, { page: 1 }, { token })).data.orders
  const retried = await second.call(order, purchase, { token, requestId })
  const after = (await second.call(orderList, { page: 1 }, { token })).data.orders
  await second.close()
  await first.close()
  expect(kept?.payAmount).toBe(10_000)
  expect(retried.data.orderId).toBe(kept?.orderId)
  expect(after).toHaveLength(1)
})
