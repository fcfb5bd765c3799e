import { bankCode, confirmBankCode, createAndPay } from '@/contract/cashier'
import { orderDetail } from '@/contract/order/detail'
import { pointHostsAt } from '../fixtures/hosts'
import { live } from '../request/liveHost'
import { startSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { callsTo, type Device, newGoldOrder, newOrder, type RunningApp, startApp, toolsFor, until } from './cashierApp'

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
  app = startApp(token)
})
afterEach(async () => {
  for (const screen of screens) screen.drop()
  screens = []
  await sandbox.clearFaults()
})

const codeNow = async () => (await sandbox.inbox(mobile))[0]?.code ?? ''
const creates = () => callsTo(createAndPay.path)

/** A cashier on which a card payment waits for its code. */
async function awaitCode(card: keyof ReturnType<typeof toolsFor>, by = app) {
  const made = await newOrder(sandbox, token)
  const cashier = by.cashier(made.orderId)
  screens.push(cashier)
  await cashier.load()
  await cashier.pay.pay(toolsFor(made.amount)[card])
  return { ...made, cashier, pay: cashier.pay }
}

describe('the cashier', () => {
  it('R-71 shows the amount, the deadline and the tools of the order, each card by itself', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const cashier = app.cashier(orderId)
    screens.push(cashier)
    await cashier.load()
    expect(cashier.cashier?.amount).toBe(amount)
    expect(Math.abs(cashier.cashier?.offset ?? 1e9)).toBeLessThan(5000)
    expect((cashier.cashier?.payDeadline ?? 0) - Date.now()).toBeGreaterThan(14 * 60_000)
    const tails = cashier.cashier?.tools.flatMap(({ cardTail }) => cardTail ?? [])
    expect(tails).toEqual(['6102', '0000', '9999', '4444', '1111'])
    expect(cashier.chosen?.cardId).toBe('C1020')
  })

  it('R-77 an order that is not this customer’s: refused with the words of the server', async () => {
    const cashier = app.cashier('M20250101103000000000')
    screens.push(cashier)
    await cashier.load()
    expect(cashier.refusal).toMatch(/[\u4e00-\u9fff]/)
    expect(live.toasts).toEqual([cashier.refusal])
  })
})

describe('a bank card', () => {
  it('R-75 is paid by the code of the bank', async () => {
    const { orderId, pay } = await awaitCode('card')
    expect(pay.code?.mobile).toBe('138 **** 8002')
    await pay.confirmCode(await codeNow())
    expect(pay.status).toBe('paySuccess')
    const { state } = (await sandbox.call(orderDetail, { orderId }, { token })).data.orderDetail
    expect(['paid', 'finished']).toContain(state)
    expect(app.pending.all()).toEqual([])
  })

  it('P20 five wrong codes lock it, said in the sheet; a new payment then succeeds', async () => {
    const { amount, pay } = await awaitCode('card')
    const code = await codeNow()
    for (let tries = 0; tries < 5; tries++) await pay.confirmCode(code === '000000' ? '000001' : '000000')
    expect(pay.code?.isLocked).toBe(true)
    expect(pay.code?.message).toMatch(/次数过多/)
    expect(live.toasts).toEqual([])
    await pay.confirmCode(code)
    expect(callsTo(confirmBankCode.path)).toHaveLength(5)
    pay.giveUp()
    await pay.pay(toolsFor(amount).card)
    expect(pay.state).toBe('awaitingSms')
    await pay.confirmCode(await codeNow())
    expect(pay.state).toBe('paid')
    expect(new Set(creates().map(({ requestId }) => requestId)).size).toBe(2)
  })

  it('R-84 reported lost: refused at once, its reason for 2 s and kept', async () => {
    const { pay } = await awaitCode('lost')
    expect(pay.state).toBe('failed')
    expect(live.toasts).toEqual([pay.reason])
    expect(callsTo(bankCode.path)).toEqual([])
  })

  it('R-84 without enough money: the reason after the code, and another card succeeds', async () => {
    const { amount, pay } = await awaitCode('poor')
    await pay.confirmCode(await codeNow())
    expect(pay.state).toBe('failed')
    expect(live.toasts).toEqual([pay.reason])
    await pay.pay(toolsFor(amount).card)
    await pay.confirmCode(await codeNow())
    expect(pay.state).toBe('paid')
  })

  it('R-85 of a slow bank stays payIn until the bank has decided', async () => {
    const { pay } = await awaitCode('slow')
    await pay.confirmCode(await codeNow())
    expect(pay.status).toBe('payIn')
    expect(pay.state).toBe('confirming')
    await sandbox.fault({ kind: 'clock', ms: 25_000 })
    await until(() => pay.state === 'paid')
  })

  it.each(['drop-after', 'html'])('R-82 a confirmation lost by %s: the next tap finds it paid', async (kind) => {
    const { amount, pay } = await awaitCode('card')
    await sandbox.fault({ kind, path: confirmBankCode.path })
    await pay.confirmCode(await codeNow())
    expect(pay.state).toBe('unknown')
    expect(live.toasts).toHaveLength(1)
    await pay.pay(toolsFor(amount).card)
    expect(pay.state).toBe('paid')
    expect(creates()).toHaveLength(1)
  })
})

describe('P18 two tabs', () => {
  it('P18 tapped at the same time they share one payment, and both show success', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const [one, two] = [startApp(token), startApp(token)].map((tab) => tab.cashier(orderId))
    if (!one || !two) throw new Error('two tabs were opened')
    screens.push(one, two)
    await Promise.all([one.load(), two.load()])
    await Promise.all([one.pay.pay(toolsFor(amount).card), two.pay.pay(toolsFor(amount).card)])
    expect(two.pay.attempt.intent?.bizNo).toBe(one.pay.attempt.intent?.bizNo)
    const code = await codeNow()
    await one.pay.confirmCode(code)
    expect(one.isPaid).toBe(true)
    await two.pay.confirmCode(code)
    expect(two.isPaid).toBe(false)
    two.pay.giveUp()
    await two.pay.pay(toolsFor(amount).card)
    expect(two.isPaid).toBe(true)
    expect(two.pay.status).toBe('paySuccess')
  })

  it('P18 a tab that comes late is told by the order that it is paid', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const late = startApp(token).cashier(orderId)
    const early = app.cashier(orderId)
    screens.push(late, early)
    await late.load()
    await early.pay.pay(toolsFor(amount).card)
    await early.pay.confirmCode(await codeNow())
    expect(early.isPaid).toBe(true)
    await late.pay.pay(toolsFor(amount).alipay)
    expect(late.isPaid).toBe(true)
    expect(late.pay.state).toBe('paid')
  })

  it('P18 a gold membership that another tab has paid is success in all of them, by its own word', async () => {
    const { orderId, amount } = await newGoldOrder(sandbox, token)
    const late = startApp(token).cashier(orderId)
    const early = app.cashier(orderId)
    screens.push(late, early)
    await Promise.all([late.load(), early.load()])
    await early.pay.pay(toolsFor(amount).card)
    await early.pay.confirmCode(await codeNow())
    expect(early.isPaid).toBe(true)
    live.stored.clear()
    await late.pay.pay(toolsFor(amount).alipay)
    expect(late.isPaid).toBe(true)
    const opened = startApp(token).cashier(orderId)
    const result = startApp(token).result(orderId, {})
    screens.push(opened, result)
    await Promise.all([opened.load(), result.load()])
    expect([opened.isPaid, opened.refusal, result.isPaid]).toEqual([true, undefined, true])
  })

  it('P8 a gold membership that nobody paid is no success', async () => {
    const { orderId } = await newGoldOrder(sandbox, token)
    const result = app.result(orderId, { bizNo: 'P00000000000000' })
    screens.push(result)
    await result.load()
    expect([result.isPaid, result.isMissing]).toEqual([false, true])
  })
})
