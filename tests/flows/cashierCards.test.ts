import { live } from '@tests/request/liveHost'
import { bankCode, confirmBankCode } from '@/contract/cashier'
import { cancelOrder } from '@/contract/order/detail'
import { drop } from '@/lib/drop'
import {
  atProvider,
  callsTo,
  type Device,
  left,
  newGoldOrder,
  newOrder,
  startApp,
  stopTime,
  toolsFor,
  until,
} from './cashierApp'
import { app, cashierWithSandbox, creates, mobile, opened, sandbox, stateOf, token } from './cashierFlow'

jest.mock('@tarojs/taro', () => (globalThis as unknown as Device).device.taroModule)
jest.mock('@/platform/host/host', () => (globalThis as unknown as Device).device.hostModule)
jest.mock('@/platform/pay/pay', () => (globalThis as unknown as Device).device.payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

cashierWithSandbox()

const codeNow = async () => (await sandbox.inbox(mobile))[0]?.code ?? ''

/** A cashier on which a card payment waits for its code. */
async function awaitCode(card: keyof ReturnType<typeof toolsFor>, by = app) {
  const made = await newOrder(sandbox, token)
  const cashier = opened(by.cashier(made.orderId))
  await cashier.load()
  await cashier.pay.pay(toolsFor(made.amount)[card])
  return { ...made, cashier, pay: cashier.pay }
}

describe('the cashier', () => {
  it('R-71 shows the amount, the deadline and the tools of the order, each card by itself', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const cashier = opened(app.cashier(orderId))
    await cashier.load()
    expect(cashier.cashier?.amount).toBe(amount)
    expect((cashier.cashier?.payDeadline ?? 0) - Date.now()).toBeGreaterThan(14 * 60_000)
    const tails = cashier.cashier?.tools.flatMap(({ cardTail }) => cardTail ?? [])
    expect(tails).toEqual(['6102', '0000', '9999', '4444', '1111'])
    expect(cashier.chosen?.cardId).toBe('C1020')
  })

  it('proposes the tool that the customer chose before the order was made, where it can be used', async () => {
    const { orderId } = await newOrder(sandbox, token)
    const wished = opened(app.cashier(orderId, 'WECHATPAY'))
    await wished.load()
    expect(wished.chosen?.assetType).toBe('WECHATPAY')
    const other = opened(app.cashier((await newOrder(sandbox, token)).orderId, 'CASH'))
    await other.load()
    expect(other.chosen?.cardId).toBe('C1020')
  })

  it('R-71 does not ask again for the tool that was chosen before the order was made, until the customer asks for the others', async () => {
    const cashier = opened(app.cashier((await newOrder(sandbox, token)).orderId, 'WECHATPAY'))
    await cashier.load()
    expect(cashier.settled?.assetType).toBe('WECHATPAY')
    cashier.showAll()
    expect(cashier.settled).toBeUndefined()
    expect(cashier.chosen?.assetType).toBe('WECHATPAY')
  })

  it('R-83 shows every tool where none was chosen before, or one that is not offered', async () => {
    const { orderId } = await newOrder(sandbox, token)
    const unasked = opened(app.cashier(orderId))
    await unasked.load()
    const unknown = opened(app.cashier(orderId, 'CASH'))
    await unknown.load()
    expect([unasked.settled, unknown.settled]).toEqual([undefined, undefined])
  })

  it('R-84 shows every tool after a failure, and while the customer pays again', async () => {
    const { orderId } = await newOrder(sandbox, token)
    const cashier = opened(app.cashier(orderId, 'WECHATPAY'))
    await cashier.load()
    await cashier.pay.pay({ assetType: 'WECHATPAY', amount: 1 })
    await until(() => cashier.pay.status === 'payFailed')
    expect(cashier.settled).toBeUndefined()
    cashier.payNow()
    expect(cashier.pay.status).not.toBe('payFailed')
    expect(cashier.settled).toBeUndefined()
  })

  it('R-70 comes back with the chosen tool when it is loaded again, and only for its own order', async () => {
    const { orderId } = await newOrder(sandbox, token)
    const next = await newOrder(sandbox, token)
    const first = opened(app.cashier(orderId, 'WECHATPAY'))
    await first.load()
    const alipay = first.cashier?.tools.find(({ assetType }) => assetType === 'ALIPAY')
    if (alipay) first.choose(alipay)
    drop(first)
    const again = opened(app.cashier(orderId, 'WECHATPAY'))
    await again.load()
    expect([again.chosen?.assetType, again.pay.state]).toEqual(['ALIPAY', 'idle'])
    const other = opened(app.cashier(next.orderId))
    await other.load()
    expect(other.chosen?.assetType).toBe('DEBIT_CARD')
  })

  it('R-77 an order of another customer: refused with the server’s message', async () => {
    const owner = await sandbox.login('13800138001')
    const { orderId } = await newOrder(sandbox, owner)
    const owners = opened(startApp(owner).cashier(orderId))
    await owners.load()
    expect([owners.cashier?.tools.length, owners.refusal]).toEqual([expect.any(Number), undefined])
    const cashier = opened(startApp(token).cashier(orderId))
    await cashier.load()
    const reason = '没有找到该订单'
    expect([cashier.cashier, cashier.refusal]).toMatchObject([undefined, { reason, isOrderUnknown: true }])
    expect(live.toasts).toEqual([reason])
  })
})

describe('an order that is no longer payable', () => {
  const cancel = (orderId: string) => sandbox.call(cancelOrder, { orderId }, { token })

  it.each(['card', 'alipay'] as const)(
    'R-77 cancelled elsewhere while its cashier is open: refused, with a link to the order (%s)',
    async (tool) => {
      const { orderId, amount } = await newOrder(sandbox, token)
      const cashier = opened(app.cashier(orderId))
      await cashier.load()
      await cancel(orderId)
      await cashier.pay.pay(toolsFor(amount)[tool])
      expect([cashier.pay.isClosed, cashier.isPaid]).toEqual([true, false])
      await cashier.load()
      expect([cashier.cashier, cashier.refusal?.isOrderUnknown]).toEqual([undefined, false])
    },
  )

  it('R-77 cancelled elsewhere while the code is typed: refused as well', async () => {
    const { orderId, cashier, pay } = await awaitCode('card')
    await cancel(orderId)
    await pay.confirmCode(await codeNow())
    expect(pay.code).toBeUndefined()
    await cashier.load()
    expect(cashier.refusal?.isOrderUnknown).toBe(false)
  })

  it('N3 out of time by the server’s clock: a cashier that is opened again is refused', async () => {
    const { orderId } = await newOrder(sandbox, token)
    const cashier = opened(app.cashier(orderId))
    await cashier.load()
    await sandbox.fault({ kind: 'clock', ms: 20 * 60_000 })
    await cashier.load()
    expect([cashier.cashier, cashier.refusal?.isOrderUnknown]).toEqual([undefined, false])
  })
})

describe('a bank card', () => {
  it('R-75 is paid with the bank’s code', async () => {
    const { orderId, pay } = await awaitCode('card')
    expect(pay.code?.mobile).toBe('138 **** 8002')
    await pay.confirmCode(await codeNow())
    expect(pay.status).toBe('paySuccess')
    expect(['paid', 'finished']).toContain(await stateOf(orderId))
    expect(app.pending.all()).toEqual([])
  })

  it('P20 five wrong codes lock it, reported in the sheet; a new payment then succeeds', async () => {
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

  it('R-84 reported lost: refused at once, the reason is shown for 2 s and kept', async () => {
    const { pay } = await awaitCode('lost')
    expect(pay.state).toBe('failed')
    expect(live.toasts).toEqual([pay.failure?.message])
    expect(callsTo(bankCode.path)).toEqual([])
  })

  it('R-84 without enough money: the reason is shown after the code, and another card succeeds', async () => {
    const { amount, pay } = await awaitCode('poor')
    await pay.confirmCode(await codeNow())
    expect(pay.state).toBe('failed')
    expect(live.toasts).toEqual([pay.failure?.message])
    await pay.pay(toolsFor(amount).card)
    await pay.confirmCode(await codeNow())
    expect(pay.state).toBe('paid')
  })

  it('R-85 of a slow bank stays payIn until the bank has decided', async () => {
    stopTime()
    const { pay } = await awaitCode('slow')
    await pay.confirmCode(await codeNow())
    expect(pay.status).toBe('payIn')
    expect(pay.state).toBe('confirming')
    await sandbox.fault({ kind: 'clock', ms: 25_000 })
    await until(() => pay.state === 'paid')
  })

  it.each(['drop-after', 'html'])(
    'R-82 a confirmation lost by %s: the next tap finds the payment paid',
    async (kind) => {
      const { amount, pay } = await awaitCode('card')
      await sandbox.fault({ kind, path: confirmBankCode.path })
      await pay.confirmCode(await codeNow())
      expect(pay.state).toBe('unknown')
      expect(live.toasts).toHaveLength(1)
      await pay.pay(toolsFor(amount).card)
      expect(pay.state).toBe('paid')
      expect(creates()).toHaveLength(1)
    },
  )
})

describe('P18 two tabs', () => {
  it('P18 tapped at the same time they use one payment, and both show success', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const [one, two] = [startApp(token), startApp(token)].map((tab) => tab.cashier(orderId))
    if (!one || !two) throw new Error('two tabs were opened')
    opened(one)
    opened(two)
    await Promise.all([one.load(), two.load()])
    await Promise.all([one.pay.pay(toolsFor(amount).card), two.pay.pay(toolsFor(amount).card)])
    expect(two.pay.current.payment?.bizNo).toBe(one.pay.current.payment?.bizNo)
    const code = await codeNow()
    await one.pay.confirmCode(code)
    expect(one.isPaid).toBe(true)
    await two.pay.confirmCode(code)
    expect(two.isPaid).toBe(true)
    expect([two.pay.status, two.pay.code]).toEqual(['paySuccess', undefined])
    expect(live.toasts).toEqual([])
  })

  it('P18 a tab whose sheet is open shows that the other tab has paid', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const two = opened(startApp(token).cashier(orderId))
    const one = opened(app.cashier(orderId))
    await Promise.all([one.load(), two.load()])
    await one.pay.pay(toolsFor(amount).card)
    await two.pay.pay(toolsFor(amount).card)
    await one.pay.confirmCode(await codeNow())
    two.pay.hide()
    two.pay.show()
    await until(() => two.isPaid)
  })

  it('P18 the result of an order that another device paid is success, not the failure of the payment that was started here', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const here = opened(app.cashier(orderId))
    await here.load()
    await here.pay.pay(toolsFor(amount).card)
    const [kept] = app.pending.of(orderId)
    here.pay.giveUp()
    const elsewhere = startApp(token)
    live.stored.delete('pendingPayments')
    const other = opened(elsewhere.cashier(orderId))
    await other.pay.pay(toolsFor(amount).alipay)
    await atProvider(sandbox, left[0] ?? '', 'approve')
    if (kept) app.pending.keep(kept)
    const again = opened(app.cashier(orderId))
    await again.load()
    expect(again.isPaid).toBe(true)
    const result = opened(app.result(orderId, {}))
    await result.load()
    expect([result.isPaid, result.pay.status]).toEqual([true, 'paySuccess'])
    expect(live.toasts).toEqual([])
  })

  it('P18 a tab that is opened late learns from the order that it is paid', async () => {
    const { orderId, amount } = await newOrder(sandbox, token)
    const late = opened(startApp(token).cashier(orderId))
    const early = opened(app.cashier(orderId))
    await late.load()
    await early.pay.pay(toolsFor(amount).card)
    await early.pay.confirmCode(await codeNow())
    expect(early.isPaid).toBe(true)
    await late.pay.pay(toolsFor(amount).alipay)
    expect(late.isPaid).toBe(true)
    expect(late.pay.state).toBe('paid')
  })

  it('P18 a gold membership that another tab has paid is success in all tabs, from its own status', async () => {
    const { orderId, amount } = await newGoldOrder(sandbox, token)
    const late = opened(startApp(token).cashier(orderId))
    const early = opened(app.cashier(orderId))
    await Promise.all([late.load(), early.load()])
    await early.pay.pay(toolsFor(amount).card)
    await early.pay.confirmCode(await codeNow())
    expect(early.isPaid).toBe(true)
    live.stored.clear()
    await late.pay.pay(toolsFor(amount).alipay)
    expect(late.isPaid).toBe(true)
    const reopened = opened(startApp(token).cashier(orderId))
    const result = opened(startApp(token).result(orderId, {}))
    await Promise.all([reopened.load(), result.load()])
    expect([reopened.isPaid, reopened.refusal, result.isPaid]).toEqual([true, undefined, true])
  })

  it('P8 an unpaid gold membership is no success', async () => {
    const { orderId } = await newGoldOrder(sandbox, token)
    const result = opened(app.result(orderId, { bizNo: 'P00000000000000' }))
    await result.load()
    expect([result.isPaid, result.isMissing]).toEqual([false, true])
  })
})
