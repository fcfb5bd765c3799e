import { host } from '@tests/domain/cashier/fakeHost'
import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure } from '@tests/domain/order/orderErrors'
import { deferred, settle } from '@tests/lib/deferred'
import { type PayChannelRes, payChannel, payWay } from '@/contract/paysystem'
import { PayWayStore } from '@/domain/order/confirm/payWayStore'
import { drop } from '@/lib/drop'

jest.mock('@/platform/pay/pay', () => jest.requireActual('@tests/domain/cashier/fakeHost').payModule)
jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const channels: PayChannelRes['channels'] = [
  { assetType: 'WECHATPAY', name: 'WeChat Pay' },
  { assetType: 'DEBIT_CARD', name: 'Bank', cardId: 'C1', cardTail: '6102' },
  { assetType: 'DEBIT_CARD', name: 'Other bank', cardId: 'C2', cardTail: '7707' },
  { assetType: 'ALIPAY', name: 'Alipay' },
]
const everyTool = [...host.tools]

let store: PayWayStore

const kinds = () => store.offered.map(({ assetType, cardId }) => [assetType, cardId])

beforeEach(async () => {
  forgetCalls()
  host.tools = everyTool
  answer(payChannel, () => ({ channels }))
  answer(payWay, () => ({}))
  store = new PayWayStore()
  await store.load()
})

describe('the kinds of tools on the confirm screen', () => {
  it('are one of each kind, the first that the server names, in its order', () => {
    expect(kinds()).toEqual([
      ['WECHATPAY', undefined],
      ['DEBIT_CARD', 'C1'],
      ['ALIPAY', undefined],
    ])
    expect(store.current?.assetType).toBe('WECHATPAY')
  })

  it('are those that this host can run; the first of them is in use', async () => {
    host.tools = ['ALIPAY', 'DEBIT_CARD']
    store = new PayWayStore()
    await store.load()
    expect(kinds()).toEqual([
      ['DEBIT_CARD', 'C1'],
      ['ALIPAY', undefined],
    ])
    expect(store.current?.assetType).toBe('DEBIT_CARD')
  })

  it.each([
    ['have not been asked for', () => undefined],
    ['cannot be had', failure('offline')],
  ])('are none where they %s, and the order can still be made', async (_, asked) => {
    store = new PayWayStore()
    answer(payChannel, asked)
    expect([store.offered, store.current]).toEqual([[], undefined])
    await store.load()
    expect([store.offered, store.current]).toEqual([[], undefined])
    expect(sentTo(payChannel).map(({ toast }) => toast)).toEqual([false, false])
  })

  it('are not taken once the screen is closed', async () => {
    const late = deferred<PayChannelRes>()
    answer(payChannel, () => late.promise)
    store = new PayWayStore()
    void store.load()
    drop(store)
    late.resolve({ channels })
    await settle()
    expect(store.offered).toEqual([])
  })
})

describe('a chosen kind of tool', () => {
  it('is in use at once and is sent, silently', () => {
    store.choose('ALIPAY')
    expect(store.current?.assetType).toBe('ALIPAY')
    expect(sentTo(payWay)).toMatchObject([{ data: { assetType: 'ALIPAY' }, toast: false }])
  })

  it('is not sent where it is in use already, and the choice that follows is', () => {
    store.choose('WECHATPAY')
    expect(sentTo(payWay)).toEqual([])
    store.choose('DEBIT_CARD')
    store.choose('DEBIT_CARD')
    store.choose('WECHATPAY')
    expect(sentTo(payWay).map(({ data }) => data)).toEqual([{ assetType: 'DEBIT_CARD' }, { assetType: 'WECHATPAY' }])
  })

  it('stays in use where the server cannot remember it, and no failure is thrown', async () => {
    answer(payWay, failure('timeout'))
    store.choose('ALIPAY')
    await settle()
    expect(store.current?.assetType).toBe('ALIPAY')
    expect(sentTo(payWay)).toHaveLength(1)
  })

  it('gives way to the first of the server’s list where a new list is without it', async () => {
    store.choose('ALIPAY')
    answer(payChannel, () => ({ channels: channels.slice(0, 2) }))
    await store.load()
    expect(store.current?.assetType).toBe('WECHATPAY')
  })

  it('is sent also where no list is there', () => {
    store = new PayWayStore()
    store.choose('ALIPAY')
    expect(sentTo(payWay)).toHaveLength(1)
  })
})
