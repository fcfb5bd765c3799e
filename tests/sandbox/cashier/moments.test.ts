import { databaseForTests } from '@tests/sandbox/openDatabase'
import { eq } from 'drizzle-orm'
import type { PaymentStatus } from '@/contract/cashier'
import { confirmWithCode, sendBankCode } from '../../../sandbox/areas/cashier/bankCodes'
import { findPayment, settle } from '../../../sandbox/areas/cashier/settle'
import { type PayIntent, startPayment } from '../../../sandbox/areas/cashier/start'
import { payments } from '../../../sandbox/areas/cashier/tables'
import { cancel } from '../../../sandbox/areas/order/due'
import { findOrder } from '../../../sandbox/areas/order/payable'
import { orders } from '../../../sandbox/areas/order/tables'
import { smsCodes } from '../../../sandbox/areas/session/tables'
import { catchUp } from '../../../sandbox/catchUp'
import { balanceOf } from '../../../sandbox/ledger/ledger'

const noon = new Date('2026-03-02T04:00:00Z')
const noonPlus = (ms: number) => new Date(noon.getTime() + ms)
const minuteMs = 60_000
const deadlineMs = 15 * minuteMs
const sessionMs = 5 * minuteMs
const CARD = { assetType: 'DEBIT_CARD', cardId: 'C1010' } as const
const SLOW_CARD = { assetType: 'DEBIT_CARD', cardId: 'C1022' } as const
const ALIPAY = { assetType: 'ALIPAY' } as const
const WECHAT = { assetType: 'WECHATPAY' } as const

const database = databaseForTests(noon)

let last = 0

/** An order of the customer 101 that was placed at noon and waits for its money until a quarter past. */
async function place(changes: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  last += 1
  const orderId = `M${String(last).padStart(12, '0')}`
  const text = { zh: '话费', en: 'Phone' }
  await database.db.insert(orders).values({
    orderId,
    userId: 101,
    state: 'unpaid',
    goodsId: '10101',
    rechargeType: 'phone-100',
    title: text,
    rechargeTypeName: text,
    kind: 'phone',
    quantity: 1,
    rechargeAccount: '13800138001',
    goodsAmount: 9580,
    memberDiscountAmount: 0,
    couponDiscountAmount: 0,
    payAmount: 9580,
    createdAt: noon,
    payDeadline: noonPlus(deadlineMs),
    ...changes,
  })
  return orderId
}

/** Starts a payment as the customer 101 does on the web, at a time after noon in milliseconds. */
function start(orderId: string, at: number, changes: Partial<PayIntent> = {}) {
  last += 1
  const intent: PayIntent = {
    userId: 101,
    requestId: `request-${last}`,
    orderId,
    amount: 9580,
    tool: ALIPAY,
    host: 'web',
    callBackUrl: 'https://app/back',
    now: noonPlus(at),
    ...changes,
  }
  return database.db.transaction((tx) => startPayment(tx, intent))
}

/** The number of a payment that was started; a refusal fails the test. */
async function started(...args: Parameters<typeof start>): Promise<string> {
  const result = await start(...args)
  if (result.kind === 'refused') throw new Error(result.code)
  return result.payment.bizNo
}

const refusedBy = async (...args: Parameters<typeof start>) => {
  const result = await start(...args)
  return result.kind === 'refused' ? result.code : 'started'
}
const statusAt = async (bizNo: string, at: number) => {
  await catchUp(database.db, noonPlus(at))
  const payment = await findPayment(database.db, bizNo)
  return [payment?.status, payment?.failure]
}
const stateOf = async (orderId: string) => (await findOrder(database.db, orderId))?.state

describe('a payment is started', () => {
  it('until one millisecond before the deadline of its order', async () => {
    const orderId = await place()
    expect(await refusedBy(orderId, deadlineMs)).toBe('ORDER_NOT_PAYABLE')
    expect(await refusedBy(orderId, deadlineMs + 1)).toBe('ORDER_NOT_PAYABLE')
    expect(await refusedBy(orderId, deadlineMs - 1)).toBe('started')
  })

  it.each(['paid', 'finished', 'cancelled', 'refunding'] as const)('not for an order that is %s', async (state) => {
    expect(await refusedBy(await place({ state }), 0)).toBe('ORDER_NOT_PAYABLE')
  })

  it('P19 for the exact amount of the customer’s own order only', async () => {
    const orderId = await place()
    expect(await refusedBy(orderId, 0, { amount: 9579 })).toBe('AMOUNT_MISMATCH')
    expect(await refusedBy(orderId, 0, { amount: 9581 })).toBe('AMOUNT_MISMATCH')
    expect(await refusedBy(orderId, 0, { userId: 102 })).toBe('ORDER_UNKNOWN')
    expect(await refusedBy(orderId, 0, { bizType: 'GOLD_MEMBER' as PayIntent['bizType'] })).toBe('ORDER_UNKNOWN')
    expect(await refusedBy('M999999999999', 0)).toBe('ORDER_UNKNOWN')
    expect(await refusedBy('X1', 0)).toBe('ORDER_UNKNOWN')
  })

  it('R-71 with a tool of the host, and a card of the customer', async () => {
    const orderId = await place()
    expect(await refusedBy(orderId, 0, { host: 'weapp' })).toBe('TOOL_UNAVAILABLE')
    expect(await refusedBy(orderId, 0, { host: 'alipay', tool: WECHAT })).toBe('TOOL_UNAVAILABLE')
    expect(await refusedBy(orderId, 0, { tool: SLOW_CARD })).toBe('TOOL_UNAVAILABLE')
    expect(await refusedBy(orderId, 0, { tool: { assetType: 'DEBIT_CARD' } })).toBe('TOOL_UNAVAILABLE')
    expect(await refusedBy(orderId, 0, { tool: CARD, host: 'weapp' })).toBe('started')
  })

  it.each([
    ['Alipay', ALIPAY, 0, sessionMs],
    ['WeChat', WECHAT, 0, sessionMs],
    ['a card', CARD, 0, deadlineMs],
    ['Alipay near the order’s deadline', ALIPAY, deadlineMs - minuteMs, deadlineMs],
    ['a card later', CARD, minuteMs, deadlineMs],
  ])(
    'by %s stays open until its own time or the order’s deadline ends, the earlier of both',
    async (_by, tool, at, ends) => {
      const payment = await findPayment(database.db, await started(await place(), at, { tool }))
      expect(payment?.sessionEndsAt).toEqual(noonPlus(ends))
      expect(payment?.session === null).toBe(tool === CARD)
      expect(payment?.cardId).toBe(tool === CARD ? 'C1010' : null)
    },
  )
})

describe('P16 a second payment of an order', () => {
  it('P16 with the same tool goes on with the first until its time ends, to the millisecond', async () => {
    const orderId = await place()
    const first = await started(orderId, 0)
    expect(await started(orderId, sessionMs - 1)).toBe(first)
    expect(await started(orderId, sessionMs)).not.toBe(first)
  })

  it('P16 with another tool waits until then, and while the first is being decided on, however long that takes', async () => {
    const orderId = await place()
    const first = await started(orderId, 0)
    expect(await refusedBy(orderId, sessionMs - 1, { tool: WECHAT })).toBe('PAYMENT_IN_PROCESS')
    expect(await refusedBy(orderId, sessionMs, { tool: WECHAT })).toBe('started')
    const other = await place()
    const decided = await started(other, 0)
    await settle(database.db, decided, { status: 'PAYMENT_PROCESS_IN', now: noon })
    expect(await refusedBy(other, deadlineMs - 1, { tool: WECHAT })).toBe('PAYMENT_IN_PROCESS')
    expect(await started(other, deadlineMs - 1)).toBe(decided)
    expect(first).not.toBe(decided)
  })

  it('P16 by another tool than a card that waits for its code closes the first', async () => {
    const orderId = await place()
    const first = await started(orderId, 0, { tool: CARD })
    await started(orderId, 1)
    expect(await findPayment(database.db, first)).toMatchObject({ status: 'PAYMENT_FAILURE', failure: 'replaced' })
  })
})

describe('R-85 an order is in process', () => {
  const settled = (bizNo: string, status: PaymentStatus) => settle(database.db, bizNo, { status, now: noon })

  it('R-85 while a payment is decided on, and not while one waits for its customer', async () => {
    const orderId = await place()
    const card = await started(orderId, 0, { tool: CARD })
    await settled(card, 'PAYMENT_SUBMITTED')
    expect(await stateOf(orderId)).toBe('unpaid')
    const first = await started(orderId, 0)
    const second = await started(orderId, sessionMs)
    await settled(first, 'PAYMENT_PROCESS_IN')
    expect(await stateOf(orderId)).toBe('paying')
    await settled(second, 'PAYMENT_FAILURE')
    expect(await stateOf(orderId)).toBe('paying')
  })

  it('R-85 until the last such payment has failed, although another still waits for its customer', async () => {
    const orderId = await place()
    const first = await started(orderId, 0)
    await started(orderId, sessionMs)
    await settled(first, 'PAYMENT_PROCESS_IN')
    await settled(first, 'PAYMENT_FAILURE')
    expect(await stateOf(orderId)).toBe('unpaid')
  })
})

describe('time alone', () => {
  it('ends a payment that no customer confirmed when its session ends, to the millisecond', async () => {
    const orderId = await place()
    const bizNo = await started(orderId, 0)
    expect(await statusAt(bizNo, sessionMs - 1)).toEqual(['PAYMENT_CREATED', null])
    expect(await stateOf(orderId)).toBe('unpaid')
    expect(await statusAt(bizNo, sessionMs)).toEqual(['PAYMENT_FAILURE', 'expired'])
    expect(await stateOf(orderId)).toBe('unpaid')
  })

  it('does not end a payment that the provider is deciding on, not even after the order’s deadline', async () => {
    const bizNo = await started(await place(), 0)
    await settle(database.db, bizNo, { status: 'PAYMENT_PROCESS_IN', now: noon })
    expect(await statusAt(bizNo, 60 * minuteMs)).toEqual(['PAYMENT_PROCESS_IN', null])
    expect(await settle(database.db, bizNo, { status: 'PAYMENT_SUCCESS', now: noonPlus(61 * minuteMs) })).toBe(true)
  })

  it('makes a slow bank say yes at its moment, to the millisecond', async () => {
    const orderId = await place({ userId: 102 })
    const bizNo = await started(orderId, 0, { userId: 102, tool: SLOW_CARD })
    await settle(database.db, bizNo, { status: 'PAYMENT_PROCESS_IN', settlesAt: noonPlus(20_000), now: noon })
    expect(await statusAt(bizNo, 19_999)).toEqual(['PAYMENT_PROCESS_IN', null])
    expect(await statusAt(bizNo, 20_000)).toEqual(['PAYMENT_SUCCESS', null])
    expect(await stateOf(orderId)).toBe('finished')
  })

  it('cancels an unpaid order at its deadline and not one millisecond earlier', async () => {
    const orderId = await place()
    await catchUp(database.db, noonPlus(deadlineMs - 1))
    expect(await stateOf(orderId)).toBe('unpaid')
    await catchUp(database.db, noonPlus(deadlineMs))
    expect(await stateOf(orderId)).toBe('cancelled')
  })

  it('recharges an account 30 s after its payment and not one millisecond earlier', async () => {
    const orderId = await place({ kind: 'account' })
    const bizNo = await started(orderId, 0)
    await settle(database.db, bizNo, { status: 'PAYMENT_SUCCESS', now: noon })
    await catchUp(database.db, noonPlus(29_999))
    expect(await stateOf(orderId)).toBe('paid')
    await catchUp(database.db, noonPlus(30_000))
    expect(await stateOf(orderId)).toBe('finished')
  })
})

describe('P20 the bank’s code of a payment', () => {
  const key = (bizNo: string, at: number, changes = {}) => ({
    userId: 101,
    bizNo,
    scene: 'bank' as const,
    now: noonPlus(at),
    ...changes,
  })
  const send = (bizNo: string, at: number, changes = {}) =>
    database.db.transaction((tx) => sendBankCode(tx, key(bizNo, at, changes), 'zh-CN'))
  const confirm = (bizNo: string, code: string, at: number, changes = {}) =>
    database.db.transaction((tx) => confirmWithCode(tx, key(bizNo, at, changes), code))
  const codeOf = async (bizNo: string): Promise<string> => {
    const sent = await database.db.select().from(smsCodes).where(eq(smsCodes.owner, bizNo)).orderBy(smsCodes.codeId)
    return sent.at(-1)?.code ?? ''
  }

  it('P20 is neither sent nor accepted once the order is cancelled', async () => {
    const orderId = await place()
    const bizNo = await started(orderId, 0, { tool: CARD })
    await send(bizNo, 0)
    await database.db.transaction((tx) => cancel(tx, orderId, noon, () => true))
    expect(await send(bizNo, minuteMs)).toEqual({ refused: 'PAYMENT_CLOSED' })
    expect(await confirm(bizNo, await codeOf(bizNo), 1)).toEqual({ refused: 'PAYMENT_CLOSED' })
    expect((await findPayment(database.db, bizNo))?.status).toBe('PAYMENT_SUBMITTED')
  })

  it('P20 serves for ten minutes, to the millisecond', async () => {
    const [inTime, late] = [
      await started(await place({ payDeadline: noonPlus(60 * minuteMs) }), 0, { tool: CARD }),
      await started(await place({ payDeadline: noonPlus(60 * minuteMs) }), 0, { tool: CARD }),
    ]
    await send(inTime, 0)
    await send(late, 0)
    expect(await confirm(late, await codeOf(late), 10 * minuteMs + 1)).toEqual({ refused: 'BANK_CODE_EXPIRED' })
    expect(await confirm(inTime, await codeOf(inTime), 10 * minuteMs)).toMatchObject({ status: 'PAYMENT_SUCCESS' })
  })

  it('P20 is accepted until one millisecond before the payment’s time ends', async () => {
    const [inTime, late] = [
      await started(await place(), 0, { tool: CARD }),
      await started(await place(), 0, { tool: CARD }),
    ]
    await send(inTime, 10 * minuteMs)
    await send(late, 10 * minuteMs)
    expect(await confirm(late, await codeOf(late), deadlineMs)).toEqual({ refused: 'PAYMENT_CLOSED' })
    expect(await send(late, deadlineMs)).toEqual({ refused: 'PAYMENT_CLOSED' })
    expect(await confirm(inTime, await codeOf(inTime), deadlineMs - 1)).toMatchObject({ status: 'PAYMENT_SUCCESS' })
  })

  it('P20 is sent anew after a minute, to the millisecond; until then the seconds that are left are named', async () => {
    const bizNo = await started(await place(), 0, { tool: CARD })
    expect(await send(bizNo, 0)).toEqual({ mobile: '138 **** 8001', resendSeconds: 60 })
    const first = await codeOf(bizNo)
    expect(await send(bizNo, minuteMs - 1)).toEqual({ mobile: '138 **** 8001', resendSeconds: 1 })
    expect(await database.db.select().from(smsCodes).where(eq(smsCodes.owner, bizNo))).toHaveLength(1)
    expect(await send(bizNo, minuteMs)).toEqual({ mobile: '138 **** 8001', resendSeconds: 60 })
    expect(await database.db.select().from(smsCodes).where(eq(smsCodes.owner, bizNo))).toHaveLength(2)
    expect(first).toMatch(/^\d{6}$/)
  })

  it('P20 is unknown to another customer, in another scene, and for a payment without a card', async () => {
    const bizNo = await started(await place(), 0, { tool: CARD })
    const byAlipay = await started(await place(), 0)
    const unknown = { refused: 'PAYMENT_UNKNOWN' }
    expect(await send(bizNo, 0, { userId: 102 })).toEqual(unknown)
    expect(await send(bizNo, 0, { scene: 'certificate' })).toEqual(unknown)
    expect(await send(byAlipay, 0)).toEqual(unknown)
    expect(await confirm(bizNo, '000000', 0, { userId: 102 })).toEqual(unknown)
    expect(await confirm(bizNo, '000000', 0, { scene: 'certificate' })).toEqual(unknown)
    expect(await confirm('P0', '000000', 0)).toEqual(unknown)
  })
})

it('P13 P15 news that come again change nothing', async () => {
  const orderId = await place()
  const bizNo = await started(orderId, 0)
  expect(await settle(database.db, bizNo, { status: 'PAYMENT_SUCCESS', now: noon })).toBe(true)
  expect(await settle(database.db, bizNo, { status: 'PAYMENT_SUCCESS', now: noon })).toBe(false)
  expect(await settle(database.db, bizNo, { status: 'PAYMENT_FAILURE', now: noon })).toBe(false)
  expect(await settle(database.db, 'P0', { status: 'PAYMENT_SUCCESS', now: noon })).toBe(false)
  const [kept] = await database.db.select().from(payments).where(eq(payments.bizNo, bizNo))
  expect([kept?.status, kept?.refundAt]).toEqual(['PAYMENT_SUCCESS', null])
})

describe('money that an order could not take', () => {
  const owed = () => balanceOf(database.db, 'refunds:due')
  const outside = () => balanceOf(database.db, 'outside:ALIPAY')
  const pay = (bizNo: string, at: number) =>
    database.db.transaction((tx) => settle(tx, bizNo, { status: 'PAYMENT_SUCCESS', now: noonPlus(at) }))

  it('P15 of a cancelled order goes back the way it was paid after ten minutes, once', async () => {
    const orderId = await place()
    const bizNo = await started(orderId, 0)
    await database.db.transaction((tx) => cancel(tx, orderId, noon, () => true))
    const before = [await owed(), await outside()]
    await pay(bizNo, 1_000)
    expect([await stateOf(orderId), await owed()]).toEqual(['refunding', (before[0] ?? 0) + 9580])
    await catchUp(database.db, noonPlus(10 * minuteMs))
    expect(await stateOf(orderId)).toBe('refunding')
    await catchUp(database.db, noonPlus(10 * minuteMs + 1_000))
    await catchUp(database.db, noonPlus(11 * minuteMs))
    const { state, refundedAt } = (await findOrder(database.db, orderId)) ?? {}
    expect([state, refundedAt]).toEqual(['refunded', noonPlus(10 * minuteMs + 1_000)])
    expect([await owed(), await outside()]).toEqual(before)
  })

  it('P15 of a second payment goes back, and the order stays delivered', async () => {
    const orderId = await place()
    const first = await started(orderId, 0)
    await settle(database.db, first, { status: 'PAYMENT_FAILURE', now: noonPlus(1) })
    const second = await started(orderId, 2, { tool: WECHAT })
    const before = [await owed(), await outside()]
    await pay(second, 3)
    await pay(first, 4)
    expect(await owed()).toBe((before[0] ?? 0) + 9580)
    await catchUp(database.db, noonPlus(11 * minuteMs))
    expect([await stateOf(orderId), await owed(), await outside()]).toEqual(['finished', ...before])
  })
})
