import { target, texts } from '@tests/domain/cashier/fakeGateway'
import { toasts } from '@tests/domain/cashier/fakeHost'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, ok, sent, settled } from '@tests/request/fakeHost'
import type { BizType } from '@/contract/cashier'
import { openCashier } from '@/domain/cashier/gateway/openCashier'
import { readWith } from '@/request/read'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@tests/domain/cashier/fakeHost').hostModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/page/toast', () => ({
  toast: (title: string, duration = 2000) =>
    jest.requireActual('@tests/domain/cashier/fakeHost').toasts.push({ title, duration }),
}))

beforeEach(() => {
  connectApp()
  toasts.length = 0
})
afterEach(endAll)

const read = readWith({ isWanted: () => true, mayToast: false })
const sentTo = (path: string) => sent.filter(({ url }) => url.endsWith(path)).at(-1)
const no = (code: string, message: string) => ({ status: 0, code, message })

/** Opens the cashier of a membership's order, whose own call is answered so. */
async function openMembership(bizType: BizType, info: object | '', status?: number) {
  const opening = openCashier(read, { ...target, orderId: 'G1', bizType, source: 'member' })
  await settled()
  for (const path of ['/cut-flow', '/matched-group']) await sentTo(path)?.answer('', 500)
  await sentTo('/member/order-info')?.answer(info, status)
  const response = { amount: 990, subject: 'card', paymentToolList: [], payDeadline: 9, now: Date.now() }
  await sentTo('/render')?.answer({ status: 1, message: '', response })
  return opening
}

it.each<[BizType, number, string | undefined]>([
  ['VIP_MEMBER_CARD', 2, 'P9'],
  ['VIP_MEMBER_CARD', 1, undefined],
  ['VIP_HOIST_LINES', 2, 'P9'],
])(
  'R-79 R-81 P17 an order of %s with deduct type %p goes on with the payment %p',
  async (bizType, deductType, boundBizNo) => {
    const info = { suc: true, ...ok({ state: 'unpaid', bizNo: 'P9', deductType }) }
    expect(await openMembership(bizType, info)).toMatchObject({ kind: 'open', cashier: { amount: 990, boundBizNo } })
    expect(argsOf(sentTo('/member/order-info'))).toEqual({ orderId: 'G1' })
    expect(sentTo('/payment-info')).toBeUndefined()
  },
)

it('R-35 R-79 a membership opens without a toast where its order cannot be asked', async () => {
  expect(await openMembership('VIP_MEMBER_CARD', '', 500)).toMatchObject({
    kind: 'open',
    cashier: { boundBizNo: undefined },
  })
  expect(toasts).toEqual([])
})

it('R-77 a cashier that gets no answer leaves the retry to the screen and shows no toast', async () => {
  const opening = openCashier(read, target)
  const outcome = opening.catch((error) => error)
  await settled()
  await sentTo('/render')?.answer('', 500)
  expect(await outcome).toMatchObject({ name: 'ApiError', kind: 'http' })
  expect(toasts).toEqual([])
})

it('R-77 a refusal without a text has our words', async () => {
  const opening = openCashier(read, target)
  await settled()
  await sentTo('/render')?.answer(no('ORDER_UNKNOWN', ''))
  expect(await opening).toEqual({ kind: 'refused', reason: '', isOrderUnknown: true })
  expect(toasts).toEqual([{ title: texts.failed, duration: 2000 }])
})

it('R-77 an order that takes no payment and was not paid is refused, but it exists', async () => {
  const opening = openCashier(read, target)
  await settled()
  await sentTo('/render')?.answer(no('ORDER_NOT_PAYABLE', 'cancelled'))
  await sentTo('/shop/order-detail')?.answer(
    ok({ orderDetail: { orderId: 'M1', state: 'cancelled', payAmount: 1 }, now: 1 }),
  )
  expect(await opening).toEqual({ kind: 'refused', reason: 'cancelled', isOrderUnknown: false })
  expect(toasts).toEqual([{ title: 'cancelled', duration: 2000 }])
})
