import { live } from '@tests/request/liveHost'
import { drop } from '@/lib/drop'
import { atProvider, type Device, left, newGoldOrder, newOrder, startApp, toolsFor, until } from './cashierApp'
import { app, cashierWithSandbox, leave, mobile, opened, queries, sandbox, stateOf, token } from './cashierFlow'

jest.mock('@tarojs/taro', () => (globalThis as unknown as Device).device.taroModule)
jest.mock('@/platform/host/host', () => (globalThis as unknown as Device).device.hostModule)
jest.mock('@/platform/pay/pay', () => (globalThis as unknown as Device).device.payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

cashierWithSandbox()

describe('the return from the provider’s page', () => {
  it('P6 terminated while the customer pays there: the next start finds it paid', async () => {
    const { orderId, cashier, address } = await leave()
    drop(cashier)
    await atProvider(sandbox, address, 'approve')
    const next = startApp(token)
    expect(next.pending.of(orderId)).toHaveLength(1)
    await next.resolveAtStart()
    expect(next.pending.all()).toEqual([])
    const again = opened(next.cashier(orderId))
    await again.load()
    expect(again.isPaid).toBe(true)
    expect(live.toasts).toEqual([])
  })

  it('P6 terminated, and opened again with a renewed login: found paid as well', async () => {
    const { orderId, cashier, address } = await leave()
    await until(() => JSON.stringify(live.stored.get('pendingPayments')).includes('"customer"'))
    drop(cashier)
    await atProvider(sandbox, address, 'approve')
    live.forget()
    const next = startApp(await sandbox.login(mobile))
    expect(next.pending.all()).toEqual([])
    await next.resolveAtStart()
    expect(queries().map(({ args }) => args.bizNo)).toEqual([expect.stringMatching(/^P\d+$/)])
    expect(JSON.stringify([...live.stored])).not.toContain(orderId)
  })

  it('U3 terminated, and opened by another customer: nothing is queried, and nothing of it is kept', async () => {
    const { orderId, cashier } = await leave()
    drop(cashier)
    live.forget()
    const next = startApp(await sandbox.login('13800138001'))
    await next.resolveAtStart()
    expect(queries()).toEqual([])
    expect(JSON.stringify([...live.stored])).not.toContain(orderId)
  })

  it('P7 the return is resolved in the same tab, and by its address alone in a fresh context', async () => {
    const { orderId, cashier, address } = await leave()
    const { bizNo, outBizNo, ...rest } = await atProvider(sandbox, address, 'approve')
    expect(rest).toEqual({ orderId, source: 'mall' })
    cashier.pay.show()
    await until(() => cashier.pay.state === 'paid')
    live.stored.clear()
    const result = opened(startApp(token).result(orderId, { bizNo, outBizNo }))
    await result.load()
    expect(result.isPaid).toBe(true)
    expect(result.amount).toBe(cashier.pay.current.result?.amount)
  })

  it('P7 without any number the order itself identifies its payment', async () => {
    const { orderId, address } = await leave()
    live.stored.clear()
    const waiting = opened(startApp(token).result(orderId, {}))
    await waiting.load()
    expect(waiting.pay.status).toBe('payIn')
    await atProvider(sandbox, address, 'approve')
    await until(() => waiting.isPaid)
    live.stored.clear()
    const later = opened(startApp(token).result(orderId, {}))
    await later.load()
    expect(later.isPaid).toBe(true)
  })

  it('P7 the order of a membership identifies it too', async () => {
    const { orderId, amount } = await newGoldOrder(sandbox, token)
    await opened(app.cashier(orderId)).pay.pay(toolsFor(amount).alipay)
    live.stored.clear()
    const waiting = opened(startApp(token).result(orderId, {}))
    await waiting.load()
    expect(waiting.pay.status).toBe('payIn')
    await atProvider(sandbox, left[0] ?? '', 'approve')
    await until(() => waiting.isPaid)
  })

  it('P8 forged return parameters show no success', async () => {
    const paid = await leave()
    const { bizNo } = await atProvider(sandbox, paid.address, 'approve')
    const { orderId } = await newOrder(sandbox, token)
    for (const named of [{ bizNo }, { bizNo: 'P00000000000000' }, {}]) {
      const result = opened(startApp(token).result(orderId, named))
      await result.load()
      expect(result.isPaid).toBe(false)
      expect(result.isMissing).toBe(true)
    }
    expect(await stateOf(orderId)).toBe('unpaid')
  })

  it('P9 Back without paying: one question, no endless spinner, and the same payment continues', async () => {
    const { cashier } = await leave()
    cashier.pay.hide()
    cashier.pay.show()
    cashier.pay.show()
    await until(() => queries().length)
    expect(queries()).toHaveLength(1)
    cashier.pay.giveUp()
    expect(cashier.pay.isChecking).toBe(false)
    await cashier.pay.pay({ ...(cashier.pay.current.payment?.tool ?? toolsFor(0).alipay) })
    expect(left[1]).toBe(left[0])
  })
})
