import { Journey } from '@tests/sandbox/cashier/journey'
import { dayMs, MemberPlay, moveClock } from '@tests/sandbox/member/memberPlay'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { newRequestId } from '@tests/sandbox/wireClient'
import {
  type CouponOffer,
  couponFinance,
  couponSale,
  receiveRookieCoupon,
  rookieCoupon,
  takeCoupon,
} from '@/contract/coupon/offers'
import { couponList } from '@/contract/coupon/own'
import { getExtInfo } from '@/contract/session'
import { routes } from '@/routes'

const sandbox = sandboxTest()

const saleOf = async (token: string) => (await sandbox.call(couponSale, {}, { token, lang: 'en' })).data.offers
const offerOf = async (token: string, offerId: string) =>
  (await saleOf(token)).find((one) => one.offerId === offerId) as CouponOffer
const take = (token: string, offerId: string, requestId = newRequestId()) =>
  sandbox.call(takeCoupon, { offerId }, { token, requestId, lang: 'en' })
const countOf = async (token: string) => (await sandbox.call(getExtInfo, {}, { token })).data.couponCount

describe('the coupons on sale', () => {
  it('stand in each state, those that can be taken first, and lead to screens that exist', async () => {
    // Every coupon that the other tests take is one less for everybody.
    await sandbox.reset()
    const offers = await saleOf(await sandbox.login('13800138001'))
    expect(offers.map(({ offerId, state }) => [offerId, state])).toEqual([
      ['mall-50', 'can_receive'],
      ['mall-30', 'can_receive'],
      ['mall-200', 'can_receive'],
      ['phone-50', 'can_receive'],
      ['drinks-15', 'can_receive'],
      ['fuel-100', 'can_receive'],
      ['latte-1', 'can_receive'],
      ['video-20', 'locked'],
      ['member-100', 'locked'],
      ['flash-10', 'sold_out'],
    ])
    const paths = new Set(Object.values(routes).map(({ path }) => `/${path}`))
    const links = offers.map(({ jumpUrl }) => jumpUrl).filter(Boolean)
    expect(links.filter((link) => !paths.has(link.split('?')[0] ?? ''))).toEqual([])
    expect(offers.find(({ state }) => state === 'locked')?.reason).toBe('For members; join to claim it')
    expect(offers.find(({ state }) => state === 'sold_out')?.reason).toContain('All claimed')
  })

  it('W3 R-99 one is taken once, whatever is pressed how often, and is among the coupons for 30 days', async () => {
    const token = await sandbox.login('13800138001')
    const before = await countOf(token)
    const requestId = newRequestId()
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => take(token, 'mall-200')),
      take(token, 'mall-200', requestId),
      take(token, 'mall-200', requestId),
    ])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['000000', 'OFFER_TAKEN']))
    expect(await countOf(token)).toBe(before + 1)
    expect(await offerOf(token, 'mall-200')).toMatchObject({ state: 'received', left: 35, total: 200 })
    const { coupons } = (await sandbox.call(couponList, { state: 'usable', page: 1 }, { token })).data
    const taken = coupons.find(({ name }) => name === '满 200 减 25 元大额券')
    expect(taken).toMatchObject({ amount: 2_500, threshold: 20_000 })
    expect(Math.abs((taken?.endTime ?? 0) - Date.now() - 30 * dayMs)).toBeLessThan(60_000)
  })

  it('the same intent is answered the same again', async () => {
    const token = await sandbox.login('13800138001')
    const requestId = newRequestId()
    const first = await take(token, 'mall-30', requestId)
    expect(first.code).toBe('000000')
    expect((await take(token, 'mall-30', requestId)).data).toEqual(first.data)
    expect((await take(token, 'mall-30')).code).toBe('OFFER_TAKEN')
  })

  it('the last one goes to one of two customers, and the other is told', async () => {
    const [one, two] = [await sandbox.login('13800138003'), await sandbox.login('13800138004')]
    const before = [await countOf(one), await countOf(two)]
    const answers = await Promise.all([take(one, 'latte-1'), take(two, 'latte-1')])
    expect(answers.map(({ code }) => code).sort()).toEqual(['000000', 'OFFER_SOLD_OUT'])
    const after = [await countOf(one), await countOf(two)]
    expect((after[0] ?? 0) + (after[1] ?? 0)).toBe((before[0] ?? 0) + (before[1] ?? 0) + 1)
    const states = [(await offerOf(one, 'latte-1')).state, (await offerOf(two, 'latte-1')).state]
    expect(states.sort()).toEqual(['received', 'sold_out'])
  })

  it('that is for members is taken once the customer is one', async () => {
    const mobile = '13900000471'
    const token = await sandbox.login(mobile)
    const before = await countOf(token)
    expect((await take(token, 'member-100')).code).toBe('OFFER_LOCKED')
    expect((await take(token, 'flash-10')).code).toBe('OFFER_SOLD_OUT')
    expect((await take(token, 'none')).code).toBe('OFFER_UNKNOWN')
    expect(await countOf(token)).toBe(before)
    await (await MemberPlay.of(sandbox, mobile)).buy('single_month')
    expect((await take(token, 'member-100')).code).toBe('000000')
  })
})

describe('the coupons of the credit side', () => {
  it('are taken by customers whose card is open', async () => {
    const open = await sandbox.login('13800138001')
    const { isCardOpen, offers } = (await sandbox.call(couponFinance, {}, { token: open, lang: 'en' })).data
    expect(isCardOpen).toBe(true)
    expect(offers.map(({ offerId, kind, state }) => [offerId, kind, state])).toEqual([
      ['loan-interest-30', 'loan', 'can_receive'],
      ['loan-repay-8', 'loan', 'can_receive'],
      ['loan-member-80', 'loan', 'locked'],
    ])
    expect((await take(open, 'loan-repay-8')).data.coupon).toMatchObject({
      kind: 'loan',
      jumpUrl: '/pages/nativeBridge/index?nativeType=loan',
    })
    const shut = await sandbox.login('13800138030')
    const closed = (await sandbox.call(couponFinance, {}, { token: shut, lang: 'en' })).data
    expect([closed.isCardOpen, closed.offers[0]?.state, closed.offers[0]?.jumpUrl]).toEqual([false, 'locked', 'ocr'])
    expect((await take(shut, 'loan-interest-30')).code).toBe('OFFER_LOCKED')
  })
})

describe('the coupons for new customers', () => {
  const rookie = async (token: string) => (await sandbox.call(rookieCoupon, {}, { token, lang: 'en' })).data
  const receive = (token: string, requestId = newRequestId()) =>
    sandbox.call(receiveRookieCoupon, {}, { token, requestId, lang: 'en' })

  it('W3 are received together and once by who is new', async () => {
    const token = await sandbox.login('13900000472')
    const offered = await rookie(token)
    expect([offered.status, offered.coupons.length, offered.total]).toEqual(['eligible', 3, 2_800])
    expect(Math.abs((offered.endTime ?? 0) - Date.now() - 30 * dayMs)).toBeLessThan(60_000)
    const answers = await Promise.all(Array.from({ length: 6 }, () => receive(token)))
    expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'ROOKIE_RECEIVED')).toHaveLength(5)
    expect(await countOf(token)).toBe(3)
    expect(await rookie(token)).toMatchObject({ status: 'received' })
    expect((await rookie(token)).endTime).toBeUndefined()
  })

  it('are not for who has paid for an order, or signed up long ago', async () => {
    expect((await rookie(await sandbox.login('13800138007'))).status).toBe('not_new')
    expect((await receive(await sandbox.login('13800138007'))).code).toBe('NOT_NEW')
    const mobile = '13900000473'
    const token = await sandbox.login(mobile)
    const journey = new Journey(sandbox, token)
    const { orderId, payAmount } = await journey.order()
    expect((await rookie(token)).status).toBe('eligible')
    const member = await MemberPlay.of(sandbox, mobile)
    await member.decide(await member.begin(orderId, payAmount, 'MALL_ORDER'), 'approve')
    expect((await rookie(token)).status).toBe('not_new')
  })

  it('end 30 days after signing up; the seeded new customer has received them', async () => {
    const token = await sandbox.login('13900000474')
    await moveClock(sandbox, Date.now() + 30 * dayMs - 60_000)
    expect((await rookie(token)).status).toBe('eligible')
    await moveClock(sandbox, Date.now() + 30 * dayMs)
    expect((await rookie(token)).status).toBe('not_new')
    await sandbox.clearFaults()
    expect((await rookie(await sandbox.login('13800138026'))).status).toBe('received')
  })
})
