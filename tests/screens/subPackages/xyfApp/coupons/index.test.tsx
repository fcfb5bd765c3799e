import { listOf, rowOf } from '@tests/domain/coupon/couponSamples'
import { argsOf, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, tap } from '@tests/ui/mounted'
import { couponList } from '@/contract/coupon/own'
import { coupon as words } from '@/i18n/coupon'
import MemberCoupons from '@/subPackages/xyfApp/coupons/index'

const screen = screenTest(MemberCoupons, 'subPackages/xyfApp/coupons/index')

const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

async function openPage(coupons = [rowOf('Q1')]): Promise<void> {
  screen.open()
  await serve(couponList, ok(listOf(coupons)))
}

it('the membership’s coupons alone are read, with what they save, and lead to more benefits', async () => {
  await openPage()
  expect(argsOf(callsTo(couponList)[0])).toEqual({ state: 'usable', page: 1, of: 'member' })
  expect(textOf('.member-coupons-sum')).toBe('单张最高减 ¥15.50')
  expect(textOf('#coupon-Q1')).toContain('name of Q1')
  tap(box.querySelector('#member-more'))
  expect(moves).toEqual(['navigateTo /subPackages/xyfApp/member-v2/index'])
})

it('who has none is led to the membership', async () => {
  await openPage([])
  expect(textOf('.empty-state')).toContain(words.none.usable.text)
  expect(textOf('.empty-state .button')).toBe(words.toMember)
})
