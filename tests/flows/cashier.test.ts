import { createAndPay, payQuery } from '@/contract/cashier'
import { orderDetail } from '@/contract/order/detail'
import { pointHostsAt } from '../fixtures/hosts'
import { live } from '../request/liveHost'
import { startSandbox, type TestSandbox } from '../sandbox/startSandbox'
import {
  atProvider,
  callsTo,
  type Device,
  left,
  newGoldOrder,
  newOrder,
  type RunningApp,
  startApp,
  toolsFor,
  until,
} from './cashierApp'

jest.mock('@tarojs/taro', () => (globalThis as unknown as Device).device.taroModule)
jest.mock('@/platform/host', () => (globalThis as unknown as Device).device.hostModule)
jest.mock('@/platform/pay', () => (globalThis as unknown as Device).device.payModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))

const mobile = '13800138002'
let sandbox: TestSandbox
let token: string
let app: RunningApp
let screens: { drop(): void }[] = []

beforeAll(async () => {
  sandbox = await startSandbox()
  pointHostsAt(sandbox.url)
  token = await sandbox.login(mobile)
}, 90_000)
afterAll(() => sandbox.close())
beforeEach(() => {
  live.stored.clear()
  live.forget()
  left.length = 0
  app = startApp(token)
})
afterEach(async () => {
  for (const screen of screens) screen.drop()
  screens = []
  await sandbox.clearFaults()
})

const opened = <S extends { drop(): void }>(screen: S): S => {
  screens.push(screen)
  return screen
}
const stateOf = async (orderId: string) =>
  (await sandbox.call(orderDetail, { orderId }, { token })).data.orderDetail.state
const usedFaults = async () => (await sandbox.faultLog()).map(({ fault }) => fault.kind)
const creates = () => callsTo(createAndPay.path)
const queries = () => callsTo(payQuery.path)

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

  it('P2 a slow create, left, come back to and tapped again is one payment', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    await sandbox.fault({ kind: 'delay', ms: 3000, path: createAndPay.path })
    const first = opened(app.cashier(orderId))
    void first.pay.pay(toolsFor(amount).alipay)
    await until(() => creates().length)
    first.drop()
    const again = opened(app.cashier(orderId))
    void again.pay.pay(toolsFor(amount).alipay)
    await until(() => left.length)
    expect(creates()).toHaveLength(1)
    expect(await usedFaults()).toEqual(['delay'])
  })

  it('P2 the same after a restart: asked about first, then sent under the same request id', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    await sandbox.fault({ kind: 'delay', ms: 2000, path: createAndPay.path })
    const before = opened(app.cashier(orderId))
    void before.pay.pay(toolsFor(amount).card)
    await until(() => creates().length)
    before.drop()
    const { pay } = opened(startApp(token).cashier(orderId))
    await pay.pay(toolsFor(amount).card)
    expect(pay.state).toBe('awaitingSms')
    expect(queries()[0]?.args).toMatchObject({ orderId, requestId: creates()[0]?.requestId })
    expect(new Set(creates().map(({ requestId }) => requestId)).size).toBe(1)
  })

  it.each(['drop-after', 'truncate', 'html'])(
    'P3 made but %s: payFailed for now, the next tap asks and makes no second one',
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

describe('the page of the provider', () => {
  async function leave() {
    const made = await newOrder(sandbox, token)
    const cashier = opened(app.cashier(made.orderId))
    await cashier.pay.pay(toolsFor(made.amount).alipay)
    return { ...made, cashier, address: left[0] ?? '' }
  }

  it('P6 killed while the customer pays there: the next start finds it paid', async () => {
    const { orderId, cashier, address } = await leave()
    cashier.drop()
    await atProvider(sandbox, address, 'approve')
    const next = startApp(token)
    expect(next.pending.of(orderId)).toHaveLength(1)
    await next.resolvePending()
    expect(next.pending.all()).toEqual([])
    const again = opened(next.cashier(orderId))
    await again.load()
    expect(again.isPaid).toBe(true)
    expect(live.toasts).toEqual([])
  })

  it('P6 killed, and opened again under a renewed login: found paid all the same', async () => {
    const { orderId, cashier, address } = await leave()
    await until(() => JSON.stringify(live.stored.get('pendingPayments')).includes('"customer"'))
    cashier.drop()
    await atProvider(sandbox, address, 'approve')
    live.forget()
    const next = startApp(await sandbox.login(mobile))
    expect(next.pending.all()).toEqual([])
    await next.resolvePending()
    expect(queries().map(({ args }) => args.bizNo)).toEqual([expect.stringMatching(/^P\d+$/)])
    expect(JSON.stringify([...live.stored])).not.toContain(orderId)
  })

  it('U3 killed, and opened by another customer: nothing is asked about, and nothing of it stays', async () => {
    const { orderId, cashier } = await leave()
    cashier.drop()
    live.forget()
    const next = startApp(await sandbox.login('13800138001'))
    await next.resolvePending()
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
    expect(result.amount).toBe(cashier.pay.attempt.standing?.amount)
  })

  it('P7 without any number the order itself tells which payment it is', async () => {
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

  it('P7 the order of a membership tells it too', async () => {
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

  it('P9 Back without paying: one question, no spinner that stays, and the same payment goes on', async () => {
    const { cashier } = await leave()
    cashier.pay.hide()
    cashier.pay.show()
    cashier.pay.show()
    await until(() => queries().length)
    expect(queries()).toHaveLength(1)
    cashier.pay.giveUp()
    expect(cashier.pay.isChecking).toBe(false)
    await cashier.pay.pay({ ...(cashier.pay.attempt.intent?.tool ?? toolsFor(0).alipay) })
    expect(left[1]).toBe(left[0])
  })

  it('R-84 declined there: the reason of the server, and the order may be paid again', async () => {
    const { orderId, amount, cashier, address } = await leave()
    await atProvider(sandbox, address, 'decline')
    cashier.pay.show()
    await until(() => cashier.pay.state === 'failed')
    expect(live.toasts).toEqual([cashier.pay.reason])
    await cashier.pay.pay(toolsFor(amount).wechat)
    expect(left).toHaveLength(2)
    expect(left[1]).not.toBe(left[0])
    expect(await stateOf(orderId)).toBe('paying')
  })

  it('P12 questions that end in 500, HTML and half an answer keep payIn until one is answered', async () => {
    const { cashier, address } = await leave()
    await atProvider(sandbox, address, 'approve')
    const path = payQuery.path
    const faults = [
      { kind: 'status', status: 500, path },
      { kind: 'html', path },
      { kind: 'truncate', path },
    ]
    for (const [place, fault] of faults.entries()) {
      await sandbox.fault(fault)
      // The first question is asked on return, the others by the schedule.
      if (place === 0) cashier.pay.show()
      await until(async () => (await usedFaults()).length === place + 1)
      expect(cashier.pay.status).toBe('payIn')
    }
    await until(() => cashier.pay.state === 'paid')
    expect(await usedFaults()).toEqual(['status', 'html', 'truncate'])
    expect(live.toasts).toEqual([])
  }, 15_000)

  it('R-77 a query answered with another status: its words, payFailed, and the next tap finds out', async () => {
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

  it('P16 another tool waits until the first is decided', async () => {
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
  it('R-79 P17 is paid through the same bizNo', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const elsewhere = opened(app.cashier(orderId))
    await elsewhere.pay.pay(toolsFor(amount).alipay)
    const bizNo = elsewhere.pay.attempt.intent?.bizNo
    live.stored.clear()
    const here = opened(startApp(token).cashier(orderId))
    await here.load()
    expect(here.cashier?.boundBizNo).toBe(bizNo)
    await here.pay.pay(toolsFor(amount).alipay)
    expect(here.pay.attempt.intent?.bizNo).toBe(bizNo)
    expect(left[1]).toBe(left[0])
    expect(queries().some(({ args }) => args.bizNo === bizNo)).toBe(true)
  })
})
