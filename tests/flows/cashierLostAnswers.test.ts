import { live } from '@tests/request/liveHost'
import { createAndPay } from '@/contract/cashier'
import { drop } from '@/lib/drop'
import { type Device, left, newOrder, startApp, toolsFor, until } from './cashierApp'
import { app, cashierWithSandbox, creates, opened, queries, sandbox, token, usedFaults } from './cashierFlow'

jest.mock('@tarojs/taro', () => (globalThis as unknown as Device).device.taroModule)
jest.mock('@/platform/host/host', () => (globalThis as unknown as Device).device.hostModule)
jest.mock('@/platform/pay/pay', () => (globalThis as unknown as Device).device.payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

cashierWithSandbox()

describe('an answer that is lost', () => {
  it('P1 two taps in one tick make one payment', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const { pay } = opened(app.cashier(orderId))
    void pay.pay(toolsFor(amount).alipay)
    void pay.pay(toolsFor(amount).alipay)
    await until(() => left.length)
    expect(creates()).toHaveLength(1)
    expect(left).toHaveLength(1)
  })

  it('P2 a slow create call, with the page left, reopened and tapped again, makes one payment', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    await sandbox.fault({ kind: 'delay', ms: 3000, path: createAndPay.path })
    const first = opened(app.cashier(orderId))
    void first.pay.pay(toolsFor(amount).alipay)
    await until(() => creates().length)
    drop(first)
    const again = opened(app.cashier(orderId))
    void again.pay.pay(toolsFor(amount).alipay)
    await until(() => left.length)
    expect(creates()).toHaveLength(1)
    expect(await usedFaults()).toEqual(['delay'])
  })

  it('P2 the same after a restart: queried first, then sent with the same request id', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    await sandbox.fault({ kind: 'delay', ms: 2000, path: createAndPay.path })
    const before = opened(app.cashier(orderId))
    void before.pay.pay(toolsFor(amount).card)
    await until(() => creates().length)
    drop(before)
    const { pay } = opened(startApp(token).cashier(orderId))
    await pay.pay(toolsFor(amount).card)
    expect(pay.state).toBe('awaitingSms')
    expect(queries()[0]?.args).toMatchObject({ orderId, requestId: creates()[0]?.requestId })
    expect(new Set(creates().map(({ requestId }) => requestId)).size).toBe(1)
  })

  it.each(['drop-after', 'truncate', 'html'])(
    'P3 made but %s: payFailed for now, the next tap queries it and makes no second one',
    async (kind) => {
      const { orderId, amount } = await newOrder(sandbox, token)
      await sandbox.fault({ kind, path: createAndPay.path })
      const { pay } = opened(app.cashier(orderId))
      await pay.pay(toolsFor(amount).card)
      expect(pay.status).toBe('payFailed')
      expect(pay.state).toBe('unknown')
      expect(live.toasts).toHaveLength(1)
      expect(await usedFaults()).toEqual([kind])
      await pay.pay(toolsFor(amount).card)
      expect(pay.state).toBe('awaitingSms')
      expect(queries()).toHaveLength(1)
      expect(creates()).toHaveLength(1)
    },
  )

  it('P5 dropped before it arrived: the next tap sends it again, once', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    await sandbox.fault({ kind: 'drop-before', path: createAndPay.path })
    const { pay } = opened(app.cashier(orderId))
    await pay.pay(toolsFor(amount).alipay)
    expect(pay.status).toBe('payFailed')
    await pay.pay(toolsFor(amount).alipay)
    expect(left).toHaveLength(1)
    const [first, second] = creates()
    expect(creates()).toHaveLength(2)
    expect(second).toEqual(first)
  })
})
