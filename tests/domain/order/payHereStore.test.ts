import { payChannel } from '@/contract/paysystem'
import type { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { PayHereStore } from '@/domain/order/payHereStore'
import { session } from '@/domain/session/session'
import { signIn } from '../cashier/customers'
import { type FakeGateway, target } from '../cashier/fakeGateway'
import { host, resetHost } from '../cashier/fakeHost'

let mockGateway: FakeGateway
const mockChannels = jest.fn()
jest.mock('@tarojs/taro', () => jest.requireActual('../cashier/fakeHost').taroModule)
jest.mock('@/platform/pay', () => jest.requireActual('../cashier/fakeHost').payModule)
jest.mock('@/platform/sessionStorage', () => jest.requireActual('@/platform/sessionStorage.ts'))
jest.mock('@/domain/cashier/gateway/paysystemGateway', () => ({ paysystemGateway: () => mockGateway }))
jest.mock('@/request/call', () => ({
  ...jest.requireActual('@/request/call'),
  call: (...args: unknown[]) => mockChannels(...args),
}))

const channels = [
  { assetType: 'ALIPAY', name: 'Alipay' },
  { assetType: 'DEBIT_CARD', name: 'Bank', cardId: 'C1', cardTail: '6102' },
] as const

let store: PayHereStore

beforeEach(async () => {
  jest.useFakeTimers()
  resetHost()
  session.signOut()
  signIn('token-a')
  mockGateway = new (jest.requireActual('../cashier/fakeGateway').FakeGateway)()
  mockChannels.mockResolvedValue({ channels })
  store = new PayHereStore(target)
  store.open({ orderId: 'M1', amount: 1690, deductType: 1 })
  await pass(0)
})
afterEach(() => {
  store.drop()
  jest.useRealTimers()
})

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const slow = (ms: number) => () => new Promise<object>((resolve) => setTimeout(() => resolve({}), ms))
const shown = ({ code, isChecking, isBusy }: PaymentStore) => ({ code, isChecking, isBusy })

describe('paying on the screen of the order', () => {
  it('R-87 offers the channels of the server and pays what the order says', async () => {
    expect(mockChannels).toHaveBeenCalledWith(payChannel, {}, expect.objectContaining({ toast: false }))
    expect(store.tools).toHaveLength(2)
    expect(store.chosen?.assetType).toBe('ALIPAY')
    store.payNow()
    await pass(0)
    expect(mockGateway.created).toMatchObject([{ orderId: 'M1', tool: { assetType: 'ALIPAY', amount: 1690 } }])
    expect(host.leftFor).toHaveLength(1)
  })

  it.each(channels)(
    'P2 a sheet that is closed while the payment is being made opens no other page; the next tap asks about it first ($assetType)',
    async (tool) => {
      mockGateway.creates = [slow(5000), {}]
      store.choose({ ...tool })
      store.payNow()
      await pass(1000)
      expect(store.pay.isBusy).toBe(true)
      store.close()
      await pass(10_000)
      expect(store.isOpen).toBe(false)
      expect(shown(store.pay)).toEqual({ code: undefined, isChecking: false, isBusy: false })
      expect(host.leftFor).toEqual([])
      expect(mockGateway.codesSent).toEqual([])
      store.open({ orderId: 'M1', amount: 1690, deductType: 2, bizNo: `P-${tool.assetType}` })
      store.payNow()
      await pass(0)
      expect(mockGateway.queried).toMatchObject([{ bizNo: `P-${tool.assetType}` }])
      expect(new Set(mockGateway.created.map(({ requestId }) => requestId)).size).toBe(1)
    },
  )

  it('P9 asks for the result when the order is shown again after the provider’s page', async () => {
    store.payNow()
    await pass(0)
    expect(host.leftFor).toHaveLength(1)
    store.hide()
    await pass(60_000)
    expect(mockGateway.queried).toEqual([])
    store.show()
    await pass(0)
    expect(mockGateway.queried).toHaveLength(1)
  })

  it('a sheet closed without a try shows no status', () => {
    store.close()
    expect(store.pay.status).toBeUndefined()
  })
})
