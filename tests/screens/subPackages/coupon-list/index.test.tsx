import { dayMs, detailOf, listOf, now, rowOf } from '@tests/domain/coupon/couponSamples'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { couponDetail } from '@/contract/coupon/detail'
import { couponList } from '@/contract/coupon/own'
import { coupon as words } from '@/i18n/coupon'
import { shell } from '@/i18n/shell'
import CouponList from '@/subPackages/coupon-list/index'
import XyfCouponList from '@/subPackages/xyfApp/coupon-list/index'

jest.mock('@/lib/serverClock', () => ({
  ...jest.requireActual('@/lib/serverClock'),
  serverNow: jest.fn(() => jest.requireActual('@tests/domain/coupon/couponSamples').now),
}))

setUpScreens()

const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined
const ticket = (couponId: string) => box.querySelector(`#coupon-${couponId}`)?.closest('.coupon-ticket') ?? undefined

async function openPage(coupons = [rowOf('Q1')], Page = CouponList): Promise<void> {
  openScreen(Page, 'subPackages/coupon-list/index')
  await serve(couponList, ok(listOf(coupons)))
}

describe('the coupons of a customer', () => {
  it('show what they save, how many each state has, and each as a ticket with its amount', async () => {
    await openPage([rowOf('Q1'), rowOf('Q2', { amount: 550, threshold: 0 })])
    expect(textOf('.sum-head-sum')).toBe('15.50')
    expect([...box.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      `${words.tabs.usable} 2`,
      `${words.tabs.used} 2`,
      words.tabs.expired,
    ])
    expect(ticket('Q1')?.textContent).toContain('满 30 元可用')
    expect(ticket('Q2')?.textContent).toContain('¥5.50无门槛')
    expect(ticket('Q1')?.textContent).toContain('有效期至 2030-06-09 12:00')
    expect(argsOf(callsTo(couponList)[0])).toEqual({ state: 'usable', page: 1 })
    await says(box, '每单限用一张，自领取起 30 天内有效', 'One per order, valid for 30 days after you claim it')
  })

  it('in the newer theme lead to the other places with coupons', async () => {
    await openPage([rowOf('Q1')], XyfCouponList)
    expect(textOf('.coupon-head-sum')).toBe('15.50')
    for (const id of ['sale', 'member', 'loan', 'exchange']) tap(box.querySelector(`#to-${id}`))
    expect(moves).toEqual([
      'navigateTo /subPackages/xyfApp/coupons/indexXyf',
      'navigateTo /subPackages/xyfApp/coupons/index',
      'navigateTo /center/capture/coupon',
      'navigateTo /subPackages/exchange-coupon/index',
    ])
  })

  it('that end within three days say so, and within a day are counted down', async () => {
    await openPage([
      rowOf('Q1', { endTime: now + 3 * dayMs }),
      rowOf('Q2', { endTime: now + dayMs }),
      rowOf('Q3', { endTime: now + 3 * dayMs + 1 }),
    ])
    expect(ticket('Q1')?.textContent).toContain('即将过期')
    expect(ticket('Q1')?.textContent).not.toContain(words.timeLeft)
    expect(ticket('Q2')?.textContent).toContain(`${words.timeLeft}24:00:00`)
    expect(ticket('Q3')?.textContent).not.toContain(words.endingSoon)
  })

  it('N3 one that has ended since the list was read is over by the server’s clock, and offers no use', async () => {
    await openPage([rowOf('Q1', { endTime: now })])
    expect(ticket('Q1')?.classList.contains('is-off')).toBe(true)
    expect(ticket('Q1')?.textContent).toContain('已于 2030-05-20 12:00 过期')
    expect(box.querySelector('#use-Q1')).toBeNull()
  })

  it('lead to what they are for, to what must be done first, and to the order that has them', async () => {
    const order = { jumpUrl: '/subPackages/order/detail?orderId=M1', orderId: 'M1' }
    await openPage([
      rowOf('Q1', { jumpUrl: '/subPackages/pdp/index?goodsId=20101' }),
      rowOf('Q2', { reason: '开通补贴账户后，借款时可用', jumpUrl: '/subPackages/identification/index' }),
      rowOf('Q3', { state: 'held', reason: '已用于一笔待支付订单', ...order }),
      rowOf('Q4', { state: 'used', reason: '该优惠券已使用', ...order }),
    ])
    const texts = ['Q1', 'Q2', 'Q3', 'Q4'].map((id) => textOf(`#use-${id}`))
    expect(texts).toEqual([words.use, words.doFirst, words.toOrder, words.toOrder])
    for (const id of ['Q1', 'Q2', 'Q3']) tap(box.querySelector(`#use-${id}`))
    expect(moves).toEqual([
      'navigateTo /subPackages/pdp/index?goodsId=20101',
      'navigateTo /subPackages/identification/index',
      'navigateTo /subPackages/order/detail?orderId=M1',
    ])
    expect(ticket('Q2')?.textContent).toContain('开通补贴账户后，借款时可用')
    expect(ticket('Q3')?.textContent).toContain(words.states.held)
  })

  it('S1 an address that is no screen of the app is not offered', async () => {
    await openPage([rowOf('Q1', { jumpUrl: 'https://evil.example' }), rowOf('Q2', { jumpUrl: '' })])
    expect([box.querySelector('#use-Q1'), box.querySelector('#use-Q2')]).toEqual([null, null])
  })

  it('each tab is read once it is opened, and kept', async () => {
    await openPage()
    tap(box.querySelector('#tab-used'))
    await serve(couponList, ok(listOf([rowOf('Q7', { state: 'used' })])))
    tap(box.querySelector('#tab-usable'))
    await settle()
    expect(callsTo(couponList).map(argsOf)).toEqual([
      { state: 'usable', page: 1 },
      { state: 'used', page: 1 },
    ])
    expect(ticket('Q1')).toBeDefined()
  })

  it('a full page is followed by the next at the end of the page', async () => {
    await openPage(Array.from({ length: 10 }, (_, place) => rowOf(`Q${place + 1}`)))
    await during(() => happen('bottom'))
    await serve(couponList, ok(listOf([rowOf('Q11')])))
    expect(callsTo(couponList).map(argsOf)).toEqual([
      { state: 'usable', page: 1 },
      { state: 'usable', page: 2 },
    ])
  })

  it('an empty list says so for each state, and leads to new ones', async () => {
    await openPage([])
    expect(textOf('.empty-state')).toContain(words.none.usable.text)
    tap(box.querySelector('.empty-state .button'))
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/coupons/indexXyf'])
    tap(box.querySelector('#tab-expired'))
    await serve(couponList, ok(listOf([])))
    expect(textOf('.empty-state')).toContain(words.none.expired.text)
  })

  it('R-44 a first load that fails offers a retry and shows no toast', async () => {
    openScreen(CouponList, 'subPackages/coupon-list/index')
    await serve(couponList, refusal('BUSY', '系统繁忙'))
    expect(box.textContent).toContain(shell.retry)
    expect([textOf('.sum-head-sum'), moves]).toEqual(['--', []])
  })

  it('back from a coupon the list is read anew only where that coupon has changed', async () => {
    await openPage()
    tap(box.querySelector('#coupon-Q1'))
    expect(moves).toEqual(['navigateTo /subPackages/coupon-list/detail?couponId=Q1'])
    happen('hide')
    happen('show')
    await serve(couponDetail, ok({ coupon: detailOf() }))
    expect(callsTo(couponList)).toHaveLength(1)
    tap(box.querySelector('#use-Q1'))
    happen('hide')
    happen('show')
    await serve(couponDetail, ok({ coupon: detailOf({ state: 'held', orderId: 'M1' }) }))
    await serve(couponList, ok(listOf([])))
    expect(textOf('.empty-state')).toContain(words.none.usable.text)
    expect(callsTo(couponList).map(argsOf)).toEqual([
      { state: 'usable', page: 1 },
      { state: 'usable', page: 1 },
    ])
  })

  it('back from a coupon that cannot be asked about, and back without having opened one, nothing is read anew', async () => {
    await openPage()
    const back = () => {
      happen('hide')
      happen('show')
    }
    back()
    await settle()
    expect(callsTo(couponDetail)).toEqual([])
    tap(box.querySelector('#coupon-Q1'))
    back()
    await serve(couponDetail, '<html>')
    await settle()
    expect(callsTo(couponDetail)).toHaveLength(1)
    back()
    await settle()
    expect([callsTo(couponDetail).length, callsTo(couponList).length]).toEqual([1, 1])
  })
})
