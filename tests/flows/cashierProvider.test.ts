import { live } from '@tests/request/liveHost'
import { createAndPay, payQuery } from '@/contract/cashier'
import { atProvider, type Device, left, newOrder, startApp, stopTime, toolsFor, until } from './cashierApp'
import {
  app,
  cashierWithSandbox,
  creates,
  leave,
  opened,
  queries,
  sandbox,
  stateOf,
  token,
  usedFaults,
} from './cashierFlow'

jest.mock('@tarojs/taro', () => (globalThis as unknown as Device).device.taroModule)
jest.mock('@/platform/host/host', () => (globalThis as unknown as Device).device.hostModule)
jest.mock('@/platform/pay/pay', () => (globalThis as unknown as Device).device.payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

cashierWithSandbox()

describe('answers of the provider and the server', () => {
  it('R-84 declined by the provider: the server’s reason, and the order can be paid again', async () => {
    const { orderId, amount, cashier, address } = await leave()
    await atProvider(sandbox, address, 'decline')
    cashier.pay.show()
    await until(() => cashier.pay.state === 'failed')
    expect(live.toasts).toEqual([cashier.pay.failure?.message])
    await cashier.pay.pay(toolsFor(amount).wechat)
    expect(left).toHaveLength(2)
    expect(left[1]).not.toBe(left[0])
    expect(await stateOf(orderId)).toBe('unpaid')
  })

  it('R-85 a create answered as in process goes on to the provider, and the order is charged once', async () => {
    await sandbox.fault({ kind: 'process-in', path: createAndPay.path })
    const { orderId, amount, cashier, address } = await leave()
    expect(await usedFaults()).toEqual(['process-in'])
    expect(cashier.pay.status).toBe('payIn')
    await atProvider(sandbox, address, 'approve')
    await atProvider(sandbox, address, 'approve')
    cashier.pay.show()
    await until(() => cashier.pay.state === 'paid')
    const again = opened(app.cashier(orderId))
    await again.pay.pay(toolsFor(amount).wechat)
    expect(again.pay.state).toBe('paid')
    expect([left.length, await stateOf(orderId)]).toEqual([1, 'finished'])
  })

  it('P12 queries that get 500, HTML or a truncated answer keep payIn until one is answered', async () => {
    stopTime()
    const { cashier, address } = await leave()
    await atProvider(sandbox, address, 'approve')
    const path = payQuery.path
    const faults = [
      { kind: 'status', status: 500, path },
      { kind: 'html', path },
      { kind: 'truncate', path },
    ]
    for (const [index, fault] of faults.entries()) {
      await sandbox.fault(fault)
      // The first query is sent on return, the others by the schedule.
      if (index === 0) cashier.pay.show()
      await until(async () => (await usedFaults()).length === index + 1)
      expect(cashier.pay.status).toBe('payIn')
    }
    await until(() => cashier.pay.state === 'paid')
    expect(await usedFaults()).toEqual(['status', 'html', 'truncate'])
    expect(live.toasts).toEqual([])
  })

  it('R-77 a query answered with another status: its message, payFailed, and the next tap gets the result', async () => {
    const { amount, cashier, address } = await leave()
    await atProvider(sandbox, address, 'approve')
    await sandbox.fault({ kind: 'code', code: 'FAULT', message: '系统繁忙', path: payQuery.path })
    cashier.pay.show()
    await until(() => cashier.pay.state === 'unknown')
    expect(live.toasts).toEqual(['系统繁忙'])
    await cashier.pay.pay(toolsFor(amount).alipay)
    expect(cashier.pay.state).toBe('paid')
    expect(creates()).toHaveLength(1)
  })

  it('P16 another tool cannot pay until the first payment has ended', async () => {
    const { amount, cashier, address } = await leave()
    cashier.pay.show()
    cashier.pay.giveUp()
    await cashier.pay.pay(toolsFor(amount).wechat)
    expect(cashier.pay.status).toBe('payFailed')
    expect(creates()).toHaveLength(1)
    await atProvider(sandbox, address, 'decline')
    await cashier.pay.pay(toolsFor(amount).wechat)
    expect(creates()).toHaveLength(2)
    expect(left).toHaveLength(2)
  })
})

describe('R-79 an order whose payment was made elsewhere', () => {
  it('R-79 P17 is paid with the same bizNo', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const elsewhere = opened(app.cashier(orderId))
    await elsewhere.pay.pay(toolsFor(amount).alipay)
    const bizNo = elsewhere.pay.current.payment?.bizNo
    live.stored.clear()
    const here = opened(startApp(token).cashier(orderId))
    await here.load()
    expect(here.cashier?.boundBizNo).toBe(bizNo)
    await here.pay.pay(toolsFor(amount).alipay)
    expect(here.pay.current.payment?.bizNo).toBe(bizNo)
    expect(left[1]).toBe(left[0])
    expect(queries().some(({ args }) => args.bizNo === bizNo)).toBe(true)
  })
})
