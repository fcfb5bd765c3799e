import { clean, draw, tap } from '@tests/ui/mounted'
import type { CouponOffer, OfferState } from '@/contract/coupon/offers'
import type { CardInfoRes } from '@/contract/home'
import type { OrderRow } from '@/contract/order/list'
import type { XbtStatus } from '@/contract/session'
import { AttentionCard } from '@/domain/home/AttentionCard'
import { attentionOf, type Known, nextStepOf } from '@/domain/home/attention'
import { attention as words } from '@/i18n/attention'
import { serverNow } from '@/lib/serverClock'
import { routes } from '@/routes'

const mockOpened: { path: string; state?: string }[] = []
jest.mock('@/navigate', () => ({
  go: ({ path }: { path: string }, query?: { state: string }) => mockOpened.push({ path, ...query }),
  openAddress: (path: string) => mockOpened.push({ path }),
}))

beforeEach(() => {
  mockOpened.length = 0
})
afterEach(clean)

const card = (url?: string): CardInfoRes => ({
  isVip: true,
  cardName: 'card',
  description: '',
  savedMoney: 0,
  serveDays: 1,
  ...(url ? { url } : {}),
})
const counts = (unpaid: number, refund: number) => ({
  couponCount: 9,
  goldCoins: 9,
  orderCounts: { unpaid, paid: 7, finished: 8, refund },
})
const wallet = (expiringSoon: number) => ({ balance: 10_000, expiringSoon, withdrawing: 0, showGuide: false })
const user = (xbtStatus: XbtStatus) => ({
  userId: '1',
  nickName: 'Ann',
  imgUrl: '',
  mobile: '138****8001',
  xbtStatus,
  isVip: false,
})
const offer = (state: OfferState) => ({ offerId: state, state }) as CouponOffer
const order = (payDeadline: number) => ({ orderId: `${payDeadline}`, payDeadline }) as OrderRow

const renewal = `/${routes.memberRenewal.path}`
const leapRenewal = `/${routes.leapRenewal.path}`

/** Everything that can wait, all at once. */
const all: Known = {
  card: card(renewal),
  counts: counts(2, 1),
  wallet: wallet(2_500),
  user: user(0),
  offers: [offer('can_receive'), offer('received'), offer('can_receive'), offer('locked'), offer('sold_out')],
}

describe('what waits for a customer', () => {
  it('is nothing as long as nothing is known, and where nothing waits', () => {
    expect(attentionOf({})).toEqual([])
    expect(draw(<AttentionCard rows={[]} />).textContent).toBe('')
    const offers = (['received', 'locked', 'sold_out'] as const).map(offer)
    for (const status of [1, 2] as const)
      expect(
        attentionOf({ card: card(), counts: counts(0, 0), wallet: wallet(0), user: user(status), offers, unpaid: [] }),
      ).toEqual([])
  })

  it('is each thing that waits, the most urgent first, with how many or how much', () => {
    expect(attentionOf(all)).toEqual([
      { kind: 'renewal', amount: 1, url: renewal },
      { kind: 'unpaid', amount: 2 },
      { kind: 'expiring', amount: 2_500 },
      { kind: 'refund', amount: 1 },
      { kind: 'account', amount: 1 },
      { kind: 'coupon', amount: 2 },
    ])
    expect(attentionOf({ wallet: wallet(2_500), user: user(2) })).toEqual([{ kind: 'expiring', amount: 2_500 }])
  })

  it.each([renewal, leapRenewal])('is a failed renewal where the card leads to %s', (url) => {
    expect(attentionOf({ card: card(url) })).toEqual([{ kind: 'renewal', amount: 1, url }])
  })

  it('is no failed renewal where the card leads to the membership', () => {
    expect(attentionOf({ card: card(`/${routes.member.path}`) })).toEqual([])
  })

  it('ends with the first of the orders that end, and tells no end where none of them says one', () => {
    const known = { counts: counts(3, 0) }
    const unpaid = [order(0), order(9_000), order(5_000)]
    expect(attentionOf({ ...known, unpaid })).toEqual([{ kind: 'unpaid', amount: 3, deadline: 5_000 }])
    expect(attentionOf({ ...known, unpaid: [order(0)] })).toEqual([{ kind: 'unpaid', amount: 3 }])
  })

  it('says so, and each row leads to what it names', () => {
    const box = draw(<AttentionCard rows={attentionOf(all)} />)
    const rows = [...box.querySelectorAll('[role=link]')]
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `会员自动续费扣款失败${words.actions.renewal}`,
      `2 笔订单待支付${words.actions.unpaid}`,
      `余额 ¥25.00 即将到期${words.actions.expiring}`,
      `1 笔退款处理中${words.actions.refund}`,
      `补贴账户还没有开通${words.actions.account}`,
      `2 张优惠券可领取${words.actions.coupon}`,
    ])
    for (const row of rows) tap(row)
    expect(mockOpened).toEqual([
      { path: renewal },
      { path: 'subPackages/xyfApp/order/order-list', state: 'unpaid' },
      { path: 'subPackages/balance/index' },
      { path: 'subPackages/xyfApp/order/order-list', state: 'refund' },
      { path: 'subPackages/identification/index' },
      { path: 'subPackages/xyfApp/coupons/indexXyf' },
    ])
  })

  it('shows how long an order still waits', () => {
    const rows = [{ kind: 'unpaid', amount: 1, deadline: serverNow() + 3_600_000 } as const]
    const text = draw(<AttentionCard rows={rows} />).textContent
    expect(text).toMatch(/^1 笔订单待支付(59:59|01:00:00)去支付$/)
  })
})

describe('the next step of a customer', () => {
  it.each([
    ['the failed renewal', all, 'renewal'],
    ['an order to pay', { ...all, card: card() }, 'unpaid'],
    ['the account to open', { ...all, card: card(), counts: counts(0, 1), wallet: wallet(0) }, 'account'],
    ['a coupon to take', { offers: [offer('can_receive')] }, 'coupon'],
    ['nothing where a refund comes by itself', { counts: counts(0, 1) }, undefined],
    ['nothing where nothing waits', {}, undefined],
  ])('is %s', (_, known: Known, kind) => {
    expect(nextStepOf(known)?.kind).toBe(kind)
  })
})
