import { Journey } from '@tests/sandbox/cashier/journey'
import { MemberPlay } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { logoffInfo } from '@/contract/deregistration'
import { goldOrder } from '@/contract/member/gold'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { copyOrderCreate, copyOrderInfo } from '@/contract/order/again'
import { cancelOrder, orderDetail, paymentInfo } from '@/contract/order/detail'
import { type OrderFilter, orderList } from '@/contract/order/list'
import { cardOrder } from '@/contract/rights/cards'

const MEMBER = '13800138002'
const minuteMs = 60_000

const sandbox = sandboxTest()
let member: Journey
let other: Journey

beforeAll(async () => {
  member = new Journey(sandbox, await sandbox.login(MEMBER))
  other = new Journey(sandbox, await sandbox.login('13900000000'))
})

const asMember = () => ({ token: member.token })
describe('an order that is not paid', () => {
  it('is cancelled at its deadline, a quarter of an hour later', async () => {
    const orderedAt = Date.now()
    await sandbox.fault({ kind: 'clock', at: orderedAt })
    const { orderId } = await other.order()
    await sandbox.fault({ kind: 'clock', at: orderedAt + 15 * minuteMs - 1 })
    expect(await other.stateOf(orderId)).toBe('unpaid')
    await sandbox.fault({ kind: 'clock', at: orderedAt + 15 * minuteMs })
    expect(await other.stateOf(orderId)).toBe('cancelled')
    expect((await other.pay({ orderId, payAmount: 5_000 }, { assetType: 'ALIPAY' })).code).toBe('ORDER_NOT_PAYABLE')
  })

  it('is cancelled at its deadline although no customer looks', async () => {
    const { orderId } = await other.order()
    await sandbox.fault({ kind: 'clock', ms: 16 * minuteMs })
    // It is looked at by the time at which it was made, when nothing is due.
    await sandbox.clearFaults()
    expect(await other.stateOf(orderId)).toBe('cancelled')
  })
})

describe('orders of a customer', () => {
  it('come newest first, ten a page', async () => {
    const page = async (number: number) => (await sandbox.call(orderList, { page: number }, asMember())).data.orders
    const [first, second] = [await page(1), await page(2)]
    expect(first).toHaveLength(10)
    expect(second.length).toBeGreaterThan(0)
    const times = [...first, ...second].map((row) => row.createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(new Set([...first, ...second].map((row) => row.orderId)).size).toBe(first.length + second.length)
  })

  it.each([
    ['unpaid', ['unpaid', 'paying']],
    ['finished', ['finished']],
    ['refund', ['refunded']],
    ['cancelled', ['cancelled']],
  ] as const)('are shown by state: %s', async (state, shown) => {
    const { orders } = (await sandbox.call(orderList, { page: 1, state }, asMember())).data
    expect(orders.length).toBeGreaterThan(0)
    expect(orders.every((row) => (shown as readonly string[]).includes(row.state))).toBe(true)
  })

  it('R-54 none of the seeded ones waits for a refund that never comes', async () => {
    const { data } = await sandbox.call(logoffInfo, {}, asMember())
    const { data: list } = await sandbox.call(orderList, { page: 1, state: 'unpaid' }, asMember())
    expect(list.orders).toHaveLength(1)
    expect(data.blockers.filter(({ kind }) => kind === 'OPEN_ORDERS')).toEqual([
      { kind: 'OPEN_ORDERS', text: expect.stringContaining('1') },
    ])
  })

  it('R-78 hold memberships and cards of every kind with goods, each with its own detail and under its own state', async () => {
    const token = await sandbox.login('13900000077')
    const play = new MemberPlay(sandbox, token)
    const { data: paid } = await play.order('single_month')
    await play.pay(paid.vipOrderNo, paid.sellPrice)
    await play.order('single_month', { vipType: 'leap' })
    await sandbox.call(goldOrder, { levelId: 'gold-month', price: 1_990 }, { token })
    for (const [card, price] of [
      ['health', 9_900],
      ['quota', 2_900],
    ] as const)
      await sandbox.call(cardOrder, { card, price }, { token })
    await new Journey(sandbox, token).order()
    const listOf = async (state?: OrderFilter) =>
      (await sandbox.call(orderList, { page: 1, ...(state ? { state } : {}) }, { token })).data.orders
    const kindsOf = async (state: OrderFilter) => (await listOf(state)).map(({ vipType }) => vipType ?? 'goods').sort()
    expect(await listOf()).toHaveLength(6)
    expect(await kindsOf('unpaid')).toEqual(['gold', 'goods', 'health', 'leap', 'quota'])
    expect(await kindsOf('finished')).toEqual(['fei_yue'])
    for (const { orderId, vipType, payAmount, picture } of await listOf()) {
      expect((await fetch(picture)).status).toBe(200)
      if (!vipType) continue
      const { data } = await sandbox.call(memberOrderInfo, { orderId }, { token })
      expect([data.vipType, data.payAmount]).toEqual([vipType, payAmount])
    }
    await sandbox.fault({ kind: 'clock', ms: 16 * minuteMs })
    expect(await kindsOf('cancelled')).toEqual(['gold', 'goods', 'health', 'leap', 'quota'])
    await sandbox.clearFaults()
  })

  it('U5 can be read, paid or cancelled by no other customer', async () => {
    const { orderId, payAmount } = await member.order()
    const token = other.token
    const answers = [
      await sandbox.call(orderDetail, { orderId }, { token }),
      await sandbox.call(paymentInfo, { orderId }, { token }),
      await sandbox.call(cancelOrder, { orderId }, { token }),
      await sandbox.call(copyOrderInfo, { orderId }, { token }),
    ]
    expect(answers.map((answer) => answer.code)).toEqual(Array.from(answers, () => 'ORDER_UNKNOWN'))
    expect((await other.pay({ orderId, payAmount }, { assetType: 'ALIPAY' })).code).toBe('ORDER_UNKNOWN')
    expect(await member.stateOf(orderId)).toBe('unpaid')
  })

  it('the seeded unpaid order waits to be paid', async () => {
    const token = await sandbox.login('13800138003')
    const [waiting] = (await sandbox.call(orderList, { page: 1 }, { token })).data.orders
    expect(waiting?.state).toBe('unpaid')
  })

  it('buying the same again makes an order of its own at today’s price', async () => {
    const { orderId } = await other.order('account')
    const info = (await sandbox.call(copyOrderInfo, { orderId }, { token: other.token })).data
    expect(info).toMatchObject({ goodsId: '10304', quantity: 1, rechargeAccount: 'asen_1988' })
    const copy = (transAmount: number) =>
      sandbox.call(copyOrderCreate, { orderId, transAmount }, { token: other.token })
    expect((await copy(info.transAmount - 1)).code).toBe('PRICE_CHANGED')
    const copied = (await copy(info.transAmount)).data
    expect(copied.orderId).not.toBe(orderId)
    expect((await other.detail(copied.orderId)).orderDetail.rechargeAccount).toBe('asen_1988')
  })
})
