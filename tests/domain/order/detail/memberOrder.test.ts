import { answer, forgetCalls, sentTo } from '@tests/domain/order/fakeCalls'
import { failure, refusal } from '@tests/domain/order/orderErrors'
import { detailRes, memberOrder } from '@tests/domain/order/samples'
import type { MemberOrderInfoRes, VipType } from '@/contract/member/orderInfo'
import { memberOrderInfo } from '@/contract/member/orderInfo'
import { orderDetail } from '@/contract/order/detail'
import { bizTypeOf } from '@/domain/cashier/gateway/products'
import { DetailStore } from '@/domain/order/detail/detailStore'
import { memberActionOf, memberOrderState, sourceOf } from '@/domain/order/detail/memberOrder'

jest.mock('@/request/call', () => jest.requireActual('@tests/domain/order/fakeCalls').callModule)

const start = 5_000_000
let store: DetailStore

/** Opens the screen as `useScreenStore` does, with an order as the server has it. */
async function open(...orders: Partial<MemberOrderInfoRes>[]): Promise<void> {
  answer(orderDetail, refusal('ORDER_UNKNOWN'))
  answer(memberOrderInfo, ...orders.map((facts) => () => memberOrder(facts)))
  const loading = store.load()
  store.show({ isFirst: true })
  await loading
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const asked = () => sentTo(memberOrderInfo).length

beforeEach(() => {
  forgetCalls()
  jest.useFakeTimers({ now: start })
  store = new DetailStore('V1')
})
afterEach(() => {
  store.drop()
  jest.useRealTimers()
})

describe('R-78 an order that the mall does not know', () => {
  it('R-78 is read as that of a membership, and from then on only so', async () => {
    await open({ state: 'paid' })
    expect(sentTo(memberOrderInfo)[0]?.data).toEqual({ orderId: 'V1' })
    expect([store.memberOrder?.state, store.order, store.payParams]).toEqual(['paid', undefined, undefined])
    expect(store.actions).toEqual([])
    store.hide()
    store.show({ isFirst: false })
    await pass(0)
    expect([sentTo(orderDetail).length, asked()]).toEqual([1, 2])
  })

  it('R-78 is unknown where the memberships do not know it either', async () => {
    answer(orderDetail, refusal('ORDER_UNKNOWN'))
    answer(memberOrderInfo, refusal('ORDER_UNKNOWN'))
    await store.load()
    expect(store.detail).toMatchObject({ status: 'failed', error: { code: 'ORDER_UNKNOWN' } })
  })

  it.each([
    ['offline', failure('offline')],
    ['refused otherwise', refusal('BUSY')],
  ])('R-65 is not one whose call is %s', async (_, failing) => {
    answer(orderDetail, failing)
    await store.load()
    expect([store.detail.status, asked()]).toEqual(['failed', 0])
  })

  it('R-65 is not one that the mall has shown before', async () => {
    answer(orderDetail, () => detailRes(), refusal('ORDER_UNKNOWN'))
    await store.load()
    await store.load()
    expect([store.order?.orderId, store.detail.status, asked()]).toEqual(['M1', 'failed', 0])
  })
})

describe('R-78 a membership order whose payment is open', () => {
  it.each([1, 2] as const)('is asked about every two seconds until it is paid (deduct type %i)', async (deductType) => {
    const waiting = { bizNo: 'P1', deductType }
    await open(waiting, waiting, { state: 'paid' })
    await pass(1_999)
    expect(asked()).toBe(1)
    await pass(1)
    expect(asked()).toBe(2)
    await pass(60_000)
    expect([store.memberOrder?.state, asked()]).toEqual(['paid', 3])
  })

  it('is not asked about while its screen is hidden, and at once when it is shown again', async () => {
    await open({ bizNo: 'P1', deductType: 1 })
    store.hide()
    await pass(60_000)
    expect(asked()).toBe(1)
    store.show({ isFirst: false })
    await pass(0)
    expect(asked()).toBe(2)
  })

  it.each([{}, { bizNo: '' }, { state: 'closed', bizNo: 'P1' }, { state: 'paid', bizNo: 'P1' }] as const)(
    'is none where the server says %j',
    async (facts) => {
      await open(facts)
      await pass(60_000)
      expect(asked()).toBe(1)
    },
  )
})

describe('where a membership order stands', () => {
  it.each([
    [{ state: 'unpaid' }, 'unpaid', 'pay'],
    [{ state: 'unpaid', bizNo: 'P1', deductType: 2 }, 'unpaid', 'pay'],
    [{ state: 'unpaid', bizNo: 'P1', deductType: 1 }, 'paying', 'pay'],
    [{ state: 'paid', bizNo: 'P1', deductType: 1 }, 'paid', 'open'],
    [{ state: 'closed', bizNo: 'P1', deductType: 1 }, 'closed', 'again'],
  ] as const)('R-78 R-79 %j is %s, and can be asked to %s', (facts, standing, action) => {
    const order = memberOrder(facts)
    expect([memberOrderState(order), memberActionOf(order)]).toEqual([standing, action])
  })

  it.each<[VipType, string, string]>([
    ['fei_yue', 'member-v2', 'VIP_MEMBER_CARD'],
    ['leap', 'member-leap', 'VIP_MEMBER_CARD'],
    ['gold', 'gold-member', 'VIP_MEMBER_CARD'],
    ['health', 'member-health', 'VIP_MEMBER_CARD'],
    ['quota', 'rise-quota', 'VIP_HOIST_LINES'],
  ])('R-81 an order of %s is sold by %s, as %s', (vipType, source, bizType) => {
    expect([sourceOf(vipType), bizTypeOf(sourceOf(vipType))]).toEqual([source, bizType])
  })
})
