import { openCashier } from '@/domain/cashier/gateway/openCashier'
import { readWith } from '@/request/read'
import { connectApp } from '../../../request/fakeApp'
import { endAll, ok, sent, settled } from '../../../request/fakeHost'
import { target, texts } from '../fakeGateway'
import { toasts } from '../fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('../fakeHost').hostModule)
jest.mock('@/platform/pay', () => jest.requireActual('../fakeHost').payModule)
jest.mock('@/platform/toast', () => ({
  toast: (title: string, duration = 2000) => jest.requireActual('../fakeHost').toasts.push({ title, duration }),
}))

beforeEach(() => {
  connectApp()
  toasts.length = 0
})
afterEach(endAll)

const read = readWith({ isWanted: () => true, mayToast: false })
const sentTo = (path: string) => sent.filter(({ url }) => url.endsWith(path)).at(-1)
const no = (code: string, message: string) => ({ status: 0, code, message })

it('R-79 R-81 a membership opens without a call for a payment of its order: none is gone on with', async () => {
  const opening = openCashier(read, { ...target, orderId: 'G1', bizType: 'VIP_MEMBER_CARD', source: 'member' })
  await settled()
  for (const path of ['/cut-flow', '/matched-group']) await sentTo(path)?.answer('', 500)
  const response = { amount: 990, subject: 'card', paymentToolList: [], payDeadline: 9, now: Date.now() }
  await sentTo('/render')?.answer({ status: 1, message: '', response })
  expect(await opening).toMatchObject({ kind: 'open', cashier: { amount: 990, boundBizNo: undefined } })
  expect(sentTo('/payment-info')).toBeUndefined()
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
