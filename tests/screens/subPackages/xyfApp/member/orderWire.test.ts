import { done, infoWithout } from '@tests/domain/member/fakeMembership'
import { connectApp } from '@tests/request/fakeApp'
import { argsOf, endAll, type SentCall, sent, settled } from '@tests/request/fakeHost'
import type { ContractType, PriceOption } from '@/contract/member/info'
import { createVipOrder, purchaseVip } from '@/contract/member/order'
import { vipRights } from '@/contract/member/rights'
import { BuyStore } from '@/domain/member/offer/buyStore'
import { feiYue, leap, type Membership, singleTerm } from '@/domain/member/offer/memberships'
import type { MembershipPage } from '@/domain/member/offer/readMembership'
import { OlderMemberStore } from '@/subPackages/xyfApp/member/index/store'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

beforeEach(() => void connectApp())
afterEach(endAll)

const callTo = ({ path }: { path: string }): SentCall | undefined => sent.find(({ url }) => url.endsWith(path))

/** What an order of a membership says on the wire of the card and the event. */
const saidBy = (call: SentCall | undefined) => ({
  vipCardType: (argsOf(call) as { vipCardType?: unknown }).vipCardType,
  cnlEvCode: JSON.parse(call?.header?.bizTraceContext ?? '{}').cnlEvCode,
})

const memberships: Record<string, Membership> = { feiYue, leap, singleTerm }
const contractTypes: readonly ContractType[] = ['single_month', 'continue_month', 'single_season', 'continue_season']

describe('an order of a membership', () => {
  it.each(Object.keys(memberships).flatMap((name) => contractTypes.map((type) => [name, type] as const)))(
    'R-100 of %s by %s has the card type 1 and the event code VP00100016',
    async (name, contractType) => {
      const price: PriceOption = { ...(infoWithout.priceInfo[0] as PriceOption), contractType }
      const page = { info: infoWithout, groups: {}, paysInCashier: true } as MembershipPage
      new BuyStore({ membership: memberships[name] as Membership, reload: () => undefined }).start(page, price)
      await settled()
      expect(saidBy(callTo(createVipOrder))).toEqual({ vipCardType: 1, cnlEvCode: 'VP00100016' })
    },
  )

  it('R-100 of the first membership has them too', async () => {
    const store = new OlderMemberStore()
    void store.load()
    await settled()
    await sent.find(({ url }) => url.endsWith('/vip/info'))?.answer(done(infoWithout))
    await callTo(vipRights)?.answer(done({ categories: [] }))
    store.agree(true)
    expect(store.buy()).toBe(true)
    await settled()
    expect(saidBy(callTo(purchaseVip))).toEqual({ vipCardType: 1, cnlEvCode: 'VP00100016' })
  })
})
