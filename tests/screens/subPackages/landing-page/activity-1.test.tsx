import { activity, item } from '@tests/domain/activity/custom/activities'
import { argsOf, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, clean, press } from '@tests/ui/mounted'
import { act } from 'react'
import { type ActivityItem, getActivityConfig, getActivityItems, takeActivityReward } from '@/contract/activity/custom'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { customActivity as words } from '@/i18n/customActivity'
import LandingActivity from '@/subPackages/landing-page/activity-1'

jest.mock('@/platform/host/frame', () => ({ ...jest.requireActual('@/platform/host/frame'), windowTop: '44px' }))

const screen = screenTest(LandingActivity, 'subPackages/landing-page/activity-1')
const coupon = (more: Partial<ActivityItem> = {}) =>
  item('coupon', { kind: 'gift', state: 'done', reward: 'coupon', amount: 300, ...more })

async function servePage(items: ActivityItem[], joined = true): Promise<void> {
  await serve(getActivityConfig, ok({ activity: activity({ code: 'activity-1' }), others: [] }))
  await serve(getActivityItems, ok({ joined, items }))
}

async function open(items: ActivityItem[], joined?: boolean): Promise<void> {
  screen.open()
  await servePage(items, joined)
}

it('R-03 has no navigation bar of its own, and begins under the one of its host', async () => {
  await open([coupon()])
  expect(box.querySelector('.nav-bar')).toBeNull()
  expect(box.querySelector<HTMLElement>('#screen')?.style.paddingTop).toBe('44px')
  act(() => launch.showNativeBar(true))
  expect(box.querySelector<HTMLElement>('#screen')?.style.paddingTop).toBe('0px')
  act(() => launch.showNativeBar(false))
})

it('the coupon is taken once for two taps, and then leads to where it is used', async () => {
  await open([coupon()])
  expect(box.querySelector('.offer-amount')?.textContent).toBe('¥3')
  press('landing-take')
  press('landing-take')
  await serve(takeActivityReward, ok({ reward: 'coupon', amount: 300, result: '3.00 元券已放入', jumpUrl: '' }))
  await servePage([coupon({ state: 'received' })])
  expect(callsTo(takeActivityReward).map(argsOf)).toEqual([{ code: 'activity-1', itemId: 'coupon' }])
  expect(box.querySelector('.offer-note')?.textContent).toBe(words.takenNote)
  press('claimed-use')
  press('landing-use')
  expect(moves).toEqual(['switchTab /pages/mall/index'])
})

it('a visitor logs in first', async () => {
  session.signOut()
  await open([coupon()], false)
  expect(box.querySelector('#landing-take')?.textContent).toBe(words.loginTake)
  press('landing-take')
  expect(moves[0]).toMatch(/center\/login/)
  expect(callsTo(takeActivityReward)).toEqual([])
})

it('a coupon that is gone says so, and so does an activity without one', async () => {
  await open([coupon({ state: 'gone' })])
  expect(box.querySelector('.offer-note')?.textContent).toBe(words.steps.gone)
  clean()
  await open([])
  expect(box.textContent).toContain(words.noItems)
})
