import { memberBroadcast } from '@/contract/home'
import { type GoldLevel, goldMemberPage, goldOrder, memberPage } from '@/contract/member'
import { consent } from '@/domain/account/consent'
import { tellClick } from '@/domain/native/tellClick'
import { report } from '@/report/report'
import { GoldMemberStore } from '@/subPackages/gold-member/index/store'
import { answer, forgetCalls, sent, sentTo } from '../../../domain/order/fakeCalls'
import { failure, refusal } from '../../../domain/order/orderErrors'
import { moves, openPages } from '../../../routes/fakeNavigation'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    ...jest.requireActual('../../../request/fakeHost').taroModule.default,
    ...jest.requireActual('../../../routes/fakeNavigation').taroModule.default,
  },
}))
jest.mock('@/request/call', () => jest.requireActual('../../../domain/order/fakeCalls').callModule)
jest.mock('@/report/report', () => ({ ...jest.requireActual('@/report/report'), report: jest.fn() }))
jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))

const level = (levelId: string, price: number): GoldLevel => ({
  levelId,
  name: levelId,
  months: 1,
  price,
  originalPrice: price,
  benefits: [],
})
const offer = {
  title: '',
  subtitle: '',
  card: '',
  memberList: [level('year', 16_800), level('month', 1_990)],
  rules: [],
}
const isMember = (goldEndTime?: number) => ({
  nickName: '小雨',
  isGold: goldEndTime !== undefined,
  ...(goldEndTime ? { goldEndTime } : {}),
})

let store: GoldMemberStore

beforeEach(async () => {
  forgetCalls()
  jest.mocked(tellClick).mockClear()
  jest.mocked(report).mockClear()
  consent.accept()
  openPages('subPackages/gold-member/index')
  answer(memberBroadcast, () => ({ broadcast: [{ phone: '138****8000', money: 1_230 }] }))
  answer(goldMemberPage, () => offer)
  answer(memberPage, () => isMember())
  answer(goldOrder, () => ({ orderId: 'G1', payAmount: 1_990, payDeadline: 0 }))
  store = new GoldMemberStore()
})
afterEach(() => store.drop())

describe('the gold member screen', () => {
  it('R-116 starts with an empty broadcast list, an empty member list and isMemberBack −1', async () => {
    expect([store.broadcastList, store.memberList, store.isMemberBack]).toEqual([[], [], -1])
    await store.load()
    expect(store.broadcastList).toEqual([{ phone: '138****8000', money: 1_230 }])
    expect(store.memberList).toEqual(offer.memberList)
    expect(store.isMemberBack).toBe(-1)
    await store.shown()
    expect(store.isMemberBack).toBe(-1)
  })

  it('R-135 reports the membership page once, however often it loads', async () => {
    await store.load()
    await store.load()
    expect(jest.mocked(report).mock.calls).toEqual([['memberPage', {}]])
  })

  it('does without the notice bar when it cannot be read', async () => {
    answer(memberBroadcast, failure('http'))
    await store.load()
    expect(store.broadcastList).toEqual([])
    expect(store.page.status).toBe('ready')
  })

  it.each([
    [undefined, 0],
    [5_000, 1],
  ] as const)('R-116 back from the cashier with a membership until %s: isMemberBack %s', async (end, back) => {
    await store.load()
    store.terms.agree(true)
    await store.buy()
    answer(memberPage, () => isMember(end))
    await store.shown()
    expect(store.isMemberBack).toBe(back)
    expect(store.goesOn).toBe(back === 0)
    store.choose('month')
    expect(store.goesOn).toBe(false)
  })
})

describe('buying', () => {
  it('is asked to tick the terms first, and sends nothing before', async () => {
    await store.load()
    await store.buy()
    expect(moves).toEqual(['toast 2000 请先阅读并勾选协议'])
    expect(sentTo(goldOrder)).toEqual([])
  })

  it('U7 sends nothing before the privacy notice is accepted', async () => {
    await store.load()
    store.terms.agree(true)
    consent.withdraw()
    await store.buy()
    expect(sentTo(goldOrder)).toEqual([])
    expect(consent.answer).toBe('unasked')
  })

  it('R-121 two taps order the chosen level once, tell the app, and lead to the cashier', async () => {
    answer(goldOrder, () => ({ orderId: 'G2', payAmount: 1_990, payDeadline: 0 }))
    await store.load()
    store.terms.agree(true)
    store.choose('month')
    await Promise.all([store.buy(), store.buy()])
    expect(sentTo(goldOrder).map(({ data }) => data)).toEqual([{ levelId: 'month', price: 1_990 }])
    expect(jest.mocked(tellClick).mock.calls).toEqual([['gold-member']])
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/h5-pay/index?orderId=G2&source=gold-member'])
  })

  it('asks again under the same id after a lost answer, and under a new one for another level', async () => {
    await store.load()
    store.terms.agree(true)
    answer(goldOrder, failure('timeout'))
    await store.buy()
    await store.buy()
    store.choose('month')
    await store.buy()
    const ids = sentTo(goldOrder).map(({ requestId }) => requestId)
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('says a new price once, in the words of the server, and reads it', async () => {
    await store.load()
    store.terms.agree(true)
    answer(goldOrder, refusal('PRICE_CHANGED', '价格已更新'))
    sent.length = 0
    await store.buy()
    expect(moves).toEqual(['toast 2000 价格已更新'])
    expect(sentTo(goldMemberPage)).toHaveLength(1)
  })
})
