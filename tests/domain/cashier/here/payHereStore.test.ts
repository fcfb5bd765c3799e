import { signIn } from '@tests/domain/cashier/customers'
import { FakeGateway, target } from '@tests/domain/cashier/fakeGateway'
import { host, resetHost } from '@tests/domain/cashier/fakeHost'
import { connectFake } from '@tests/report/fakeReports'
import { payChannel } from '@/contract/paysystem'
import { PayHereStore } from '@/domain/cashier/here/payHereStore'
import { cashierValues } from '@/domain/cashier/payment/cashierStorage'
import type { PaymentStore } from '@/domain/cashier/payment/paymentStore'
import { session } from '@/domain/session/session'
import { drop } from '@/lib/drop'
import { openSink } from '@/report/report'

let gateway: FakeGateway
const mockChannels = jest.fn()
jest.mock('@tarojs/taro', () => jest.requireActual('@tests/domain/cashier/fakeHost').taroModule)
jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))
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
  gateway = new FakeGateway()
  mockChannels.mockResolvedValue({ channels })
  store = new PayHereStore({ target, gateway })
  store.open({ amount: 1690 })
  await pass(0)
})
afterEach(() => {
  drop(store)
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
    expect(gateway.created).toMatchObject([{ orderId: 'M1', tool: { assetType: 'ALIPAY', amount: 1690 } }])
    expect(host.leftFor).toHaveLength(1)
  })

  it.each(channels)(
    'P2 a sheet that is closed while the payment is being made opens no other page; the next tap asks about it first ($assetType)',
    async (tool) => {
      gateway.creates = [slow(5000), {}]
      store.choose({ ...tool })
      store.payNow()
      await pass(1000)
      expect(store.pay.isBusy).toBe(true)
      store.close()
      await pass(10_000)
      expect(store.isOpen).toBe(false)
      expect(shown(store.pay)).toEqual({ code: undefined, isChecking: false, isBusy: false })
      expect(host.leftFor).toEqual([])
      expect(gateway.codesSent).toEqual([])
      store.open({ amount: 1690, boundBizNo: `P-${tool.assetType}` })
      store.payNow()
      await pass(0)
      expect(gateway.queried).toMatchObject([{ bizNo: `P-${tool.assetType}` }])
      expect(new Set(gateway.created.map(({ requestId }) => requestId)).size).toBe(1)
    },
  )

  it('P9 asks for the result when the order is shown again after the provider’s page', async () => {
    store.payNow()
    await pass(0)
    expect(host.leftFor).toHaveLength(1)
    store.hide()
    await pass(60_000)
    expect(gateway.queried).toEqual([])
    store.show()
    await pass(0)
    expect(gateway.queried).toHaveLength(1)
  })

  it('R-70 an order that is only looked at changes nothing of the payment that this launch keeps', async () => {
    const looked = new PayHereStore({ target: { ...target, orderId: 'M2' }, gateway })
    expect(cashierValues.curPayInfo.read()).toEqual({ orderId: 'M1', bizType: 'MALL_ORDER' })
    looked.open({ amount: 100 })
    expect(cashierValues.curPayInfo.read()).toEqual({ orderId: 'M2', bizType: 'MALL_ORDER' })
    drop(looked)
  })

  it('R-88 offers the tools that the gateway has calls for', async () => {
    mockChannels.mockResolvedValue({ channels: [...channels, { assetType: 'WECHATPAY', name: 'WeChat Pay' }] })
    const limited = new PayHereStore({ target, gateway, tools: ['ALIPAY', 'DEBIT_CARD'] })
    for (const one of [store, limited]) one.open({ amount: 1690 })
    await pass(0)
    expect([store, limited].map(({ tools }) => tools.map(({ assetType }) => assetType))).toEqual([
      ['ALIPAY', 'DEBIT_CARD', 'WECHATPAY'],
      ['ALIPAY', 'DEBIT_CARD'],
    ])
    drop(limited)
  })

  it('R-70 keeps that a membership is paid outside the cashier', () => {
    const membership = new PayHereStore({
      target: { ...target, bizType: 'VIP_MEMBER_CARD' },
      gateway,
      values: () => ({ isPayVipCashier: false }),
    })
    membership.open({ amount: 1690 })
    expect(cashierValues.isPayVipCashier.read()).toBe(false)
    drop(membership)
  })

  it.each([
    ['VIP_MEMBER_CARD', ['PayToolShow', 'PayToolTap', 'PayTap', 'CodeShow', 'CodeSubmit', 'Paid']],
    ['MALL_ORDER', []],
  ] as const)('R-135 of %s reports the steps %j of a membership', async (bizType, steps) => {
    const seen: string[] = []
    connectFake()
    openSink(() => ({ take: ({ event }) => void seen.push(event), clear: () => undefined }))
    const one = new PayHereStore({ target: { ...target, bizType }, gateway })
    one.open({ amount: 1690 })
    await pass(0)
    one.choose({ ...channels[1] })
    one.payNow()
    await pass(0)
    await one.pay.confirmCode('123456')
    expect(seen.filter((event) => event.startsWith('member'))).toEqual(steps.map((step) => `member${step}`))
    drop(one)
  })

  it('a sheet closed without a try shows no status', () => {
    store.close()
    expect(store.pay.status).toBeUndefined()
  })
})

describe('the sheet that pays an order', () => {
  const other = { assetType: 'DEBIT_CARD', name: 'Bank', cardId: 'C2', cardTail: '7707' } as const

  const tap = async () => {
    store.payNow()
    await pass(0)
  }

  beforeEach(() => drop(store))

  it('is closed, with nothing to pay and no tool, before it is opened', async () => {
    store = new PayHereStore({ target, gateway })
    expect([store.isOpen, store.amount, store.tools, store.chosen]).toEqual([false, 0, [], undefined])
    store.payNow()
    store.loadChannels()
    await pass(0)
    expect(store.chosen?.assetType).toBe('ALIPAY')
    await tap()
    expect(gateway.created).toEqual([])
  })

  it('is open and pays nothing while no tool is there', async () => {
    mockChannels.mockResolvedValue({ channels: [] })
    store = new PayHereStore({ target, gateway })
    store.open({ amount: 1690 })
    expect([store.isOpen, store.amount, store.tools]).toEqual([true, 1690, []])
    await pass(0)
    await tap()
    expect([gateway.created, store.pay.isBusy]).toEqual([[], false])
  })

  it.each([
    ['P-9', ['P-9']],
    [undefined, []],
  ])('R-79 P17 of an order with the payment %j asks first about %j', async (boundBizNo, asked) => {
    store = new PayHereStore({ target, gateway })
    store.open({ amount: 1690, boundBizNo })
    await pass(0)
    await tap()
    expect(gateway.queried.map(({ bizNo }) => bizNo)).toEqual(asked)
  })

  it.each([
    [other, { assetType: 'DEBIT_CARD', amount: 1690, cardId: 'C2' }],
    [channels[0], { assetType: 'ALIPAY', amount: 1690 }],
  ])('R-87 pays with the chosen tool, a card by its number ($assetType)', async (tool, sent) => {
    mockChannels.mockResolvedValue({ channels: [...channels, other] })
    store = new PayHereStore({ target, gateway })
    store.open({ amount: 1690 })
    await pass(0)
    store.choose({ ...tool })
    expect(store.chosen).toEqual(tool)
    await tap()
    expect(gateway.created.map((payment) => payment.tool)).toEqual([sent])
  })

  it('P2 a start anew after the bank’s code asks about the payment first and makes no second one', async () => {
    store = new PayHereStore({ target, gateway })
    store.open({ amount: 1690 })
    await pass(0)
    store.choose({ ...channels[1] })
    await tap()
    const { code } = store.pay
    expect(code).toBeDefined()
    store.restart()
    await pass(0)
    expect(store.pay.code).toBeDefined()
    expect(store.pay.code).not.toBe(code)
    expect(gateway.queried).toHaveLength(1)
    expect(gateway.created).toHaveLength(1)
  })

  it.each([
    ['hidden', () => store.hide()],
    ['closed', () => drop(store)],
  ])('P9 asks about the payment until the screen is %s', async (_, leave) => {
    store = new PayHereStore({ target, gateway })
    store.open({ amount: 1690 })
    await pass(0)
    await tap()
    store.show()
    await pass(2_000)
    const asked = gateway.queried.length
    expect(asked).toBe(2)
    leave()
    await pass(60_000)
    expect(gateway.queried).toHaveLength(asked)
  })

  it('offers no tools that arrive after the screen was closed', async () => {
    mockChannels.mockImplementation(slow(1_000))
    store = new PayHereStore({ target, gateway })
    store.open({ amount: 1690 })
    drop(store)
    await pass(1_000)
    expect(store.channels.value).toBeUndefined()
  })
})
