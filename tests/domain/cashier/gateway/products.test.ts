import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, sent, settled } from '@tests/request/fakeHost'
import type { BizType } from '@/contract/cashier'
import { bizTypeOf, products } from '@/domain/cashier/gateway/products'
import type { OrderStatus } from '@/domain/cashier/gateway/products/product'
import { readWith } from '@/request/read'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)

beforeEach(() => void connectApp())
afterEach(endAll)

const read = readWith({ isWanted: () => true, mayToast: false })
const { MALL_ORDER: mall, VIP_MEMBER_CARD: member, VIP_HOIST_LINES: quota, CERTIFICATE_FEE: fee } = products

/** Answers the one call that was made, and says what came of it, where it went and with what. */
async function through<T>(asked: Promise<T>, answer: object) {
  await settled()
  const call = sent.at(-1)
  await call?.answer(answer)
  return { path: call?.url, args: argsOf(call), result: await asked }
}

const order = (state: string) => ok({ orderDetail: { orderId: 'M1', state, payAmount: 1 }, now: 1 })
const memberOrder = (more: object) => ({ suc: true, ...ok(more) })
const info = (payParams: object) =>
  ok({ payParams: { orderId: 'M1', amount: 1, ...payParams }, payDeadline: 1, now: 1 })

it.each<[string, OrderStatus]>([
  ['unpaid', 'open'],
  ['paying', 'open'],
  ['paid', 'paid'],
  ['finished', 'paid'],
  ['cancelled', 'closed'],
  ['refunding', 'closed'],
  ['refunded', 'closed'],
])('P15 P18 an order of the mall that is %s: %s', async (state, status) => {
  const { path, args, result } = await through(mall.statusOf('M1'), order(state))
  expect([path, args, result]).toEqual([expect.stringMatching(/\/shop\/order-detail$/), { orderId: 'M1' }, status])
})

it.each<[string, OrderStatus]>([
  ['unpaid', 'open'],
  ['paid', 'paid'],
  ['closed', 'closed'],
])('P15 P18 an order of a membership or of a raised quota that is %s: %s', async (state, status) => {
  const asks = { orderId: 'G1' }
  for (const product of [member, quota]) {
    const { path, args, result } = await through(product.statusOf('G1'), memberOrder({ state }))
    expect([path, args, result]).toEqual([expect.stringMatching(/\/member\/order-info$/), asks, status])
  }
})

it.each([
  [2, 'P9'],
  [1, undefined],
])('R-79 an order of deduct type %p goes on with the payment %p', async (deductType, bizNo) => {
  const { path, args, result } = await through(mall.boundPayment(read, 'M1'), info({ deductType, bizNo: 'P9' }))
  expect([path, args, result]).toEqual([expect.stringMatching(/\/shop\/payment-info$/), { orderId: 'M1' }, bizNo])
})

it.each([
  [2, 'P9'],
  [1, undefined],
])(
  'R-79 P17 an order of a membership or a raised quota, of deduct type %p, goes on with the payment %p',
  async (deductType, bizNo) => {
    for (const product of [member, quota]) {
      const answer = memberOrder({ state: 'unpaid', deductType, bizNo: 'P9' })
      const { path, args, result } = await through(product.boundPayment(read, 'G1'), answer)
      expect([path, args, result]).toEqual([expect.stringMatching(/\/member\/order-info$/), { orderId: 'G1' }, bizNo])
    }
  },
)

it('P7 an order of the mall names its open payment, of whatever deduct type', async () => {
  const { path, args, result } = await through(mall.openPayment('M1'), info({ deductType: 1, bizNo: 'P9' }))
  expect([path, args, result]).toEqual([expect.stringMatching(/\/shop\/payment-info$/), { orderId: 'M1' }, 'P9'])
})

it('P7 an order of a membership or of a raised quota names its open payment', async () => {
  for (const product of [member, quota]) {
    const { args, result } = await through(product.openPayment('G1'), memberOrder({ state: 'unpaid', bizNo: 'P9' }))
    expect([args, result]).toEqual([{ orderId: 'G1' }, 'P9'])
  }
})

it.each<[string, BizType]>([
  ['mall', 'MALL_ORDER'],
  ['member', 'VIP_MEMBER_CARD'],
  ['gold-member', 'VIP_MEMBER_CARD'],
  ['member-health', 'VIP_MEMBER_CARD'],
  ['rise-quota', 'VIP_HOIST_LINES'],
  ['order-list', 'MALL_ORDER'],
  ['', 'MALL_ORDER'],
])('R-81 the source "%s" sells %s', (source, bizType) => expect(bizTypeOf(source)).toBe(bizType))

const record = (status: string, more: object = {}) =>
  ok({
    list: [
      { certificateId: 'C1', kind: 'loan', method: 'paper', status, amount: 1, fee: 2_000, createdTime: 1, ...more },
    ],
  })

it.each<[string, OrderStatus]>([
  ['unpaid', 'open'],
  ['closed', 'closed'],
  ['preparing', 'paid'],
  ['posted', 'paid'],
])('P15 P18 R-119 the fee of a certificate that is %s: %s', async (status, expected) => {
  const { path, args, result } = await through(fee.statusOf('C1'), record(status))
  expect([path, args, result]).toEqual([
    expect.stringMatching(/\/paid-off\/apply-list$/),
    { page: 1, certificateId: 'C1' },
    expected,
  ])
})

it.each([
  [2, 'P9'],
  [1, undefined],
])('R-79 R-119 a fee of deduct type %p goes on with the payment %p', async (deductType, bizNo) => {
  const { result } = await through(fee.boundPayment(read, 'C1'), record('unpaid', { deductType, bizNo: 'P9' }))
  expect(result).toBe(bizNo)
})

it('R-119 the fee of a certificate that the records do not have cannot be asked', async () => {
  await expect(through(fee.statusOf('C1'), ok({ list: [] }))).rejects.toThrow()
})
