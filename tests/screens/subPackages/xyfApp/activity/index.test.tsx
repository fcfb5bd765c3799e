import { activity, item } from '@tests/domain/activity/custom/activities'
import { argsOf, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve } from '@tests/screens/screenTest'
import { box, press, tap } from '@tests/ui/mounted'
import { type ActivityItem, getActivityConfig, getActivityItems, takeActivityReward } from '@/contract/activity/custom'
import { welfarePage as words } from '@/i18n/welfarePage'
import WelfareActivity from '@/subPackages/xyfApp/activity/index'

const screen = screenTest(WelfareActivity, 'subPackages/xyfApp/activity/index')
const gift = item('gift', { kind: 'gift', section: 'Yours now', state: 'done' })
const entry = (done: number) =>
  item('tasks', {
    kind: 'entry',
    section: 'Earn',
    state: done > 0 ? 'done' : 'todo',
    done,
    total: 0,
    reward: 'none',
    amount: 0,
    jumpUrl: '/subPackages/cash-task/index',
  })

async function servePage(items: ActivityItem[]): Promise<void> {
  await serve(getActivityConfig, ok({ activity: activity({ code: 'welfare' }), others: [] }))
  await serve(getActivityItems, ok({ joined: true, items }))
}

async function open(items: ActivityItem[]): Promise<void> {
  screen.open()
  await servePage(items)
}

it('what can be had now stands under its areas, and its number over them', async () => {
  await open([gift, entry(2)])
  expect([...box.querySelectorAll('.card-title')].map((title) => title.textContent)).toEqual(['Yours now', 'Earn'])
  expect(box.querySelector('.welfare-head-count')?.textContent).toBe('3')
  expect(box.querySelectorAll('.benefit-row')[1]?.textContent).toContain(words.here(2))
})

it('an entry leads to where something can be had', async () => {
  await open([entry(0)])
  expect(box.querySelector('#go-tasks')?.textContent).toBe(words.see)
  press('go-tasks')
  expect(moves).toEqual(['navigateTo /subPackages/cash-task/index'])
})

it('a gift is taken here, once for two taps, and counts no more', async () => {
  await open([gift])
  press('take-gift')
  press('take-gift')
  await serve(takeActivityReward, ok({ reward: 'coupon', amount: 600, result: '6.00 元券已放入', jumpUrl: '' }))
  await servePage([{ ...gift, state: 'received' }])
  expect(callsTo(takeActivityReward).map(argsOf)).toEqual([{ code: 'welfare', itemId: 'gift' }])
  expect(box.querySelector('.welfare-head-none')?.textContent).toBe(words.none)
})

it('says so where there is nothing, and leads to the mall', async () => {
  await open([])
  expect(box.textContent).toContain(words.empty)
  tap(box.querySelector('.empty-state .button'))
  expect(moves).toEqual(['switchTab /pages/mall/index'])
})
