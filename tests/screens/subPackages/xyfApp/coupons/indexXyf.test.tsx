import { offerOf, rowOf } from '@tests/domain/coupon/couponSamples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { couponSale, takeCoupon } from '@/contract/coupon/offers'
import { coupon as words } from '@/i18n/coupon'
import CouponSale from '@/subPackages/xyfApp/coupons/indexXyf'

const screen = screenTest(CouponSale, 'subPackages/xyfApp/coupons/indexXyf')

const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined
const offers = [
  offerOf('open', { left: 36, total: 200 }),
  offerOf('locked', { state: 'locked', reason: '会员专享', jumpUrl: '/subPackages/xyfApp/member-v2/index' }),
  offerOf('mine', { state: 'received', jumpUrl: '/subPackages/pdp/index?goodsId=20101' }),
  offerOf('gone', { state: 'sold_out', reason: '已被领完', left: 0, total: 50 }),
]

async function openPage(list = offers): Promise<void> {
  screen.open()
  await serve(couponSale, ok({ offers: list }))
}

describe('the coupon centre', () => {
  it('shows each coupon by how the customer stands to it, and says how many can be taken', async () => {
    await openPage()
    expect(textOf('.coupon-sale-text')).toBe('今天还有 1 张可领')
    const feet = [...box.querySelectorAll('.coupon-ticket-foot')].map((foot) => [
      foot.querySelector('.coupon-ticket-reason')?.textContent,
      foot.querySelector('.button')?.textContent,
    ])
    expect(feet).toEqual([
      ['领取后 30 天内有效', words.take],
      ['会员专享', words.doFirst],
      ['领取后 30 天内有效', words.use],
      ['已被领完', undefined],
    ])
    await says(box, '领取后 30 天内有效', 'Valid for 30 days after you claim it')
    expect([...box.querySelectorAll('.offer-stock-text')].map((one) => one.textContent)).toEqual(['剩 36 张', '已领完'])
  })

  it('leads to where a condition is met, to the use of a taken one, and to the customer’s own', async () => {
    await openPage()
    for (const id of ['offer-locked', 'offer-mine', 'my-coupons', 'member-coupons']) press(id)
    expect(moves).toEqual([
      'navigateTo /subPackages/xyfApp/member-v2/index',
      'navigateTo /subPackages/pdp/index?goodsId=20101',
      'navigateTo /subPackages/coupon-list/index',
      'navigateTo /subPackages/xyfApp/coupons/index',
    ])
  })

  it('takes one once for two taps, says so, and then leads to its use', async () => {
    await openPage()
    press('take-open')
    press('take-open')
    await serve(takeCoupon, ok({ coupon: rowOf('Q1') }))
    expect(callsTo(takeCoupon).map(argsOf)).toEqual([{ offerId: 'open' }])
    expect(moves).toEqual(['toast 2000 领取成功，已放入优惠券'])
    await serve(couponSale, ok({ offers: [offerOf('open', { state: 'received', jumpUrl: '/pages/mall/index' })] }))
    expect([box.querySelector('#take-open'), textOf('#offer-open')]).toEqual([null, words.use])
  })

  it('takes one at a time, and its button alone shows that', async () => {
    await openPage([offerOf('one'), offerOf('two')])
    press('take-one')
    press('take-two')
    await settle()
    expect(callsTo(takeCoupon).map(argsOf)).toEqual([{ offerId: 'one' }])
    expect(box.querySelector('#take-one .button-spinner')).not.toBeNull()
    expect(box.querySelector('#take-two .button-spinner')).toBeNull()
  })

  it('R-44 a refusal is one toast, and the ticket then says how it stands', async () => {
    await openPage()
    press('take-open')
    await serve(takeCoupon, refusal('OFFER_SOLD_OUT', '来晚一步，该优惠券已被领完'))
    expect(moves).toEqual(['toast 2000 来晚一步，该优惠券已被领完'])
    await serve(couponSale, ok({ offers: [offerOf('open', { state: 'sold_out', reason: '已被领完' })] }))
    expect(box.querySelector('#take-open')).toBeNull()
    expect(textOf('.coupon-ticket-reason')).toBe('已被领完')
  })

  it('R-82 a lost answer is asked for again under the same id, another coupon under another', async () => {
    await openPage([offerOf('one'), offerOf('two')])
    press('take-one')
    await serve(takeCoupon, 'no network')
    press('take-one')
    await serve(takeCoupon, ok({ coupon: rowOf('Q1') }))
    await serve(couponSale, ok({ offers: [offerOf('one', { state: 'received' }), offerOf('two')] }))
    press('take-two')
    await settle()
    const ids = callsTo(takeCoupon).map(({ header }) => header?.requestId)
    expect(ids[1]).toBe(ids[0])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('says so where there is nothing to take', async () => {
    await openPage([])
    expect(textOf('.empty-state')).toContain(words.noOffers)
    expect(textOf('.coupon-sale-text')).toBe('可领的都在“我的优惠券”里了')
  })

  it('is read again when the customer comes back', async () => {
    await openPage()
    happen('hide')
    happen('show')
    await serve(couponSale, ok({ offers: [offerOf('locked')] }))
    expect(textOf('#take-locked')).toBe(words.take)
  })
})
