import { connectApp } from '@tests/request/fakeApp'
import { endAll } from '@tests/request/fakeHost'
import { createAndPay, payQuery, render } from '@/contract/cashier'
import type { Endpoint } from '@/contract/endpoint'
import { index } from '@/contract/home'
import { goodsList } from '@/contract/mall/shelf'
import { orderDetail } from '@/contract/order/detail'
import { orderList } from '@/contract/order/list'
import { confirmOrderInfo, order } from '@/contract/order/place'
import { login } from '@/contract/session'
import { readAs } from './readAs'
import { sampleOf, withValue } from './wireAnswers'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

beforeEach(() => void connectApp())
afterEach(endAll)

/** The same for its complete answer with one value changed; `undefined` leaves the field out. */
const readWith = (endpoint: Endpoint<object, unknown>, path: (string | number)[], value: unknown) =>
  readAs(endpoint, withValue(sampleOf(endpoint.needs ?? {}), path, value))

const malformed = expect.objectContaining({ kind: 'malformed', traceId: expect.stringMatching(/^\d{20}$/) })

describe('null', () => {
  it('N1 reads as absent, in objects and lists at any depth', async () => {
    const goods = sampleOf(goodsList.needs ?? {}) as { goodsList: object[] }
    const rows = [null, { ...goods.goodsList[0], note: null, tags: [null, 'a'] }]
    expect(await readAs(goodsList, { goodsList: rows, more: null })).toEqual({
      goodsList: [{ ...goods.goodsList[0], tags: ['a'] }],
    })
  })

  it('N1 of an optional field is an absent field', async () => {
    const read = await readWith(orderDetail, ['payParams'], null)
    expect(read).not.toHaveProperty('payParams')
    expect(read).toHaveProperty('orderDetail.orderId', 'T')
  })

  it('R-31 in place of the data is an empty result', async () => {
    expect(await readAs(orderList, null)).toEqual({ orders: [] })
    expect(await readAs(orderDetail, null)).toMatchObject({ kind: 'empty', code: 'ORDER_UNKNOWN' })
    expect(await readAs(order, null)).toEqual(malformed)
  })
})

describe('money', () => {
  it.each([
    ['a payment without a status', createAndPay, ['paymentStatus']],
    ['a payment without its number', createAndPay, ['bizNo']],
    ['a query without a status', payQuery, ['paymentStatus']],
    ['a query without the order', payQuery, ['orderId']],
    ['a cashier without an amount', render, ['amount']],
    ['a cashier without tools', render, ['paymentToolList']],
    ['a tool without an amount', render, ['paymentToolList', 1, 'amount']],
    ['an order without a number', order, ['orderId']],
    ['an order without an amount', order, ['payAmount']],
    ['a price that is missing', confirmOrderInfo, ['order', 'transAmount']],
    ['the coupon of the price without its amount', confirmOrderInfo, ['bestMemberCoupon', 'transAmount']],
    ['a row of the orders without an amount', orderList, ['orders', 1, 'payAmount']],
    ['a row of the orders without a state', orderList, ['orders', 1, 'state']],
  ] as const)('N1 %s is malformed', async (_, endpoint, path) => {
    for (const value of [null, undefined, {}, true]) {
      expect(await readWith(endpoint, [...path], value)).toEqual(malformed)
    }
  })

  it.each(['100', 1.5, -1, 2 ** 53])('P21 %p is no amount to be paid', async (amount) => {
    expect(await readWith(render, ['amount'], amount)).toEqual(malformed)
  })

  it.each([createAndPay, payQuery])('R-76 an unknown status is accepted', async (endpoint) => {
    expect(await readWith(endpoint, ['paymentStatus'], 'PAYMENT_ON_HOLD')).toHaveProperty(
      'paymentStatus',
      'PAYMENT_ON_HOLD',
    )
  })
})

describe('a value that is only displayed', () => {
  it('N1 reads as empty where it has the wrong type, and a number as its text', async () => {
    expect(await readWith(orderDetail, ['orderDetail', 'goods', 'title'], { zh: '卡' })).toHaveProperty(
      'orderDetail.goods.title',
      '',
    )
    expect(await readWith(orderDetail, ['orderDetail', 'goods', 'title'], 1984)).toHaveProperty(
      'orderDetail.goods.title',
      '1984',
    )
    expect(await readWith(orderDetail, ['orderDetail', 'couponDiscountAmount'], '5')).toHaveProperty(
      'orderDetail.couponDiscountAmount',
      0,
    )
  })

  it.each([null, {}, 5, 'x'])('N1 a shelf of goods that is %j is empty', async (goods) => {
    expect(await readWith(index, ['goods'], goods)).toHaveProperty('goods', [])
  })

  it.each(['goodsId', 'price'])('N1 goods without %s are dropped, the others stay', async (field) => {
    const read = await readWith(goodsList, ['goodsList', 1, field], null)
    expect(read).toHaveProperty('goodsList.length', 1)
  })

  it('R-46 a token of a wrong type reads as none', async () => {
    expect(await readWith(login, ['mToken'], {})).toHaveProperty('mToken', '')
    expect(await readWith(login, ['mToken'], null)).not.toHaveProperty('mToken')
  })
})
