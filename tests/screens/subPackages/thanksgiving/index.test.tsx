import { activity, item } from '@tests/domain/activity/custom/activities'
import { argsOf, ok } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import {
  type ActivityItem,
  getActivityConfig,
  getActivityItems,
  joinActivity,
  takeActivityReward,
} from '@/contract/activity/custom'
import { viewLog } from '@/contract/activity/viewLog'
import { session } from '@/domain/session/session'
import { customActivity as words } from '@/i18n/customActivity'
import Thanksgiving from '@/subPackages/thanksgiving/index'

const path = 'subPackages/thanksgiving/index'
const schema = JSON.stringify({ page: { blocks: [{ type: 'text', html: '<h3>A letter</h3>' }] } })

setUpScreens()
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

async function open(items: ActivityItem[], joined = true): Promise<void> {
  openScreen(Thanksgiving, path)
  await answer(items, joined)
}

async function answer(items: ActivityItem[], joined: boolean): Promise<void> {
  await serve(getActivityConfig, ok({ activity: activity({ code: 'thanksgiving', schema }), others: [] }))
  await serve(getActivityItems, ok({ joined, items }))
}

it('the letter stands over the gifts, each with its next step', async () => {
  await open([
    item('a', { kind: 'gift', state: 'done' }),
    item('b', { state: 'received' }),
    item('c', { done: 1, total: 3 }),
  ])
  expect(textOf('.text-block')).toBe('A letter')
  const steps = [...box.querySelectorAll('.gift-step')].map((step) => step.textContent)
  expect(steps).toEqual([words.steps.take, words.steps.received, words.steps.go])
  expect(box.querySelectorAll('.gift')[2]?.textContent).toContain(words.progress(1, 3))
  await settle()
  expect(callsTo(viewLog).map(argsOf)).toEqual([{ page: path, code: 'thanksgiving' }])
})

it('a gift is taken once for two taps', async () => {
  await open([item('a', { kind: 'gift', state: 'done' })])
  press('take-a')
  press('take-a')
  await serve(takeActivityReward, ok({ reward: 'coupon', amount: 900, result: '9.00 元券已放入', jumpUrl: '' }))
  expect(callsTo(takeActivityReward).map(argsOf)).toEqual([{ code: 'thanksgiving', itemId: 'a' }])
  expect(textOf('#claimed-sheet')).toContain('9.00 元券已放入')
})

it('gifts wait until the customer takes part', async () => {
  const gift = item('a', { kind: 'gift', state: 'done' })
  await open([gift], false)
  expect(box.querySelector('#take-a')).toBeNull()
  press('join-a')
  await serve(joinActivity, ok({}))
  await answer([gift], true)
  expect(callsTo(joinActivity).map(argsOf)).toEqual([{ code: 'thanksgiving' }])
  expect(callsTo(takeActivityReward)).toEqual([])
  press('take-a')
  await settle()
  expect(callsTo(takeActivityReward).map(argsOf)).toEqual([{ code: 'thanksgiving', itemId: 'a' }])
})

it('a visitor logs in first', async () => {
  session.signOut()
  await open([item('a', { kind: 'gift', state: 'done' })], false)
  press('join-a')
  expect(moves[0]).toMatch(/center\/login/)
  expect(callsTo(joinActivity)).toEqual([])
})

it('says so where there are no gifts', async () => {
  await open([])
  expect(box.textContent).toContain(words.noItems)
})
