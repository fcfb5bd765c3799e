import { listOf, offerOf, rowOf } from '@tests/domain/coupon/couponSamples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import LoanCoupons from '@/center/capture/coupon'
import { couponFinance, takeCoupon } from '@/contract/coupon/offers'
import { couponList } from '@/contract/coupon/own'
import { coupon as words } from '@/i18n/coupon'

const screen = screenTest(LoanCoupons, 'center/capture/coupon')

const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

async function openPage(isCardOpen = true): Promise<void> {
  screen.open()
  await serve(couponFinance, ok({ isCardOpen, offers: [offerOf('loan', { kind: 'loan' })] }))
  await serve(
    couponList,
    ok(listOf([rowOf('Q1', { kind: 'loan', jumpUrl: '/pages/nativeBridge/index?nativeType=loan' })])),
  )
}

describe('the coupons of the credit side', () => {
  it('show what they pay together, those that can be taken, and the customer’s own', async () => {
    await openPage()
    expect(argsOf(callsTo(couponList)[0])).toEqual({ state: 'usable', page: 1, of: 'loan' })
    expect(textOf('.loan-head-sum')).toBe('15.50')
    expect(textOf('.offer-list')).toContain('name of loan')
    expect(textOf('#coupon-Q1')).toContain('name of Q1')
    expect(box.querySelector('#loan-card')).toBeNull()
    tap(box.querySelector('#use-Q1'))
    tap(box.querySelector('#loan-lending'))
    expect(textOf('#loan-lending')).toContain('借款和还款只在 App 内办理，请先下载 App')
    expect(moves).toEqual([
      'navigateTo /pages/nativeBridge/index?nativeType=loan',
      'navigateTo /subPackages/app-download/index',
    ])
  })

  it('say that the card must be open, and lead there and to the calculator', async () => {
    await openPage(false)
    expect(textOf('#loan-card')).toContain('开通补贴账户后可用')
    tap(box.querySelector('#loan-card'))
    tap(box.querySelector('#loan-calculator'))
    expect(moves).toEqual([
      'navigateTo /subPackages/identification/index?redirect=%2Fcenter%2Fcapture%2Fcoupon',
      'navigateTo /center/capture/calc',
    ])
  })

  it('are read with the offers by one retry where both have failed', async () => {
    screen.open()
    await serve(couponList, refusal('BUSY', 'busy'))
    await serve(couponFinance, refusal('BUSY', 'busy'))
    tap(box.querySelector('.failed-state .button'))
    await serve(couponFinance, ok({ isCardOpen: true, offers: [] }))
    await serve(couponList, ok(listOf([rowOf('Q1')])))
    expect(textOf('#coupon-Q1')).toContain('name of Q1')
  })

  it('one that is taken is among the customer’s own at once', async () => {
    await openPage()
    tap(box.querySelector('#take-loan'))
    await serve(takeCoupon, ok({ coupon: rowOf('Q2', { kind: 'loan' }) }))
    await serve(couponFinance, ok({ isCardOpen: true, offers: [offerOf('loan', { state: 'received' })] }))
    await serve(couponList, ok(listOf([rowOf('Q1'), rowOf('Q2')], { saving: 2_000 })))
    expect([textOf('.loan-head-sum'), textOf('#tab-usable')]).toEqual(['20', `${words.tabs.usable} 2`])
  })
})
