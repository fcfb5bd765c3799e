import { activity, item } from '@tests/domain/activity/custom/activities'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import { type ActivityItem, getActivityConfig, getActivityItems, takeActivityReward } from '@/contract/activity/custom'
import { customActivity } from '@/i18n/customActivity'
import { inflation as words } from '@/i18n/inflation'
import TaxReduction from '@/subPackages/tax-reduction/index'

const screen = screenTest(TaxReduction, 'subPackages/tax-reduction/index')

const voucher = (amount: number, more: Partial<ActivityItem> = {}) =>
  item('voucher', { kind: 'voucher', state: 'done', reward: 'coupon', done: amount, total: 2_000, amount, ...more })
const task = (more: Partial<ActivityItem> = {}) => item('visit', { reward: 'voucher', amount: 100, ...more })
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

async function servePage(items: ActivityItem[], state: 'open' | 'ended' = 'open'): Promise<void> {
  await serve(getActivityConfig, ok({ activity: activity({ code: 'tax-reduction', state }), others: [] }))
  await serve(getActivityItems, ok({ joined: true, items }))
}

async function open(items: ActivityItem[], state?: 'open' | 'ended'): Promise<void> {
  screen.open()
  await servePage(items, state)
}

describe('the voucher', () => {
  it('shows what it is worth and how far it can grow', async () => {
    await open([voucher(250), task()])
    expect(textOf('.voucher-head-amount')).toBe('2.50')
    expect(textOf('.voucher-head')).toContain(words.most(2_000))
    expect(textOf('.benefit-row')).toContain(customActivity.rewards.voucher(100))
  })

  it('grows by a finished task, once for two taps', async () => {
    await open([voucher(200), task({ state: 'done', done: 1 })])
    expect(textOf('#take-visit')).toBe(words.grow)
    press('take-visit')
    press('take-visit')
    await serve(takeActivityReward, ok({ reward: 'voucher', amount: 100, result: '券增加了 1.00 元', jumpUrl: '' }))
    await servePage([voucher(300), task({ state: 'received', done: 1 })])
    expect(callsTo(takeActivityReward).map(argsOf)).toEqual([{ code: 'tax-reduction', itemId: 'visit' }])
    expect(textOf('#claimed-sheet')).toContain('券增加了 1.00 元')
    expect(textOf('.voucher-head-amount')).toBe('3')
  })

  it('that could still grow is kept only after a question, which can be answered with not yet', async () => {
    await open([voucher(200), task()])
    press('voucher-keep')
    expect(textOf('.dialog')).toContain(words.confirmText(1_800))
    press('dialog-cancel')
    await settle()
    expect([callsTo(takeActivityReward), box.querySelector('.dialog')]).toEqual([[], null])
    press('voucher-keep')
    press('dialog-confirm')
    await serve(takeActivityReward, ok({ reward: 'coupon', amount: 200, result: '2.00 元券已放入', jumpUrl: '' }))
    await servePage([voucher(200, { state: 'received' }), task()])
    expect(callsTo(takeActivityReward).map(argsOf)).toEqual([{ code: 'tax-reduction', itemId: 'voucher' }])
    expect(textOf('.voucher-head')).toContain(words.kept)
    press('claimed-use')
    press('voucher-coupons')
    expect(moves).toEqual(['navigateTo /subPackages/coupon-list/index'])
  })

  it('that has grown to the end is kept without a question', async () => {
    await open([voucher(2_000)])
    expect(textOf('.voucher-head')).toContain(words.full)
    press('voucher-keep')
    await settle()
    expect(callsTo(takeActivityReward)).toHaveLength(1)
  })

  it('that is kept leads to the mall, and its tasks say that they add nothing', async () => {
    await open([voucher(300, { state: 'received' }), task({ state: 'gone' })])
    expect([textOf('.inflation-note'), textOf('.benefit-row-state')]).toEqual([words.keptTasks, words.over])
    expect(box.querySelector('#voucher-keep')).toBeNull()
    press('voucher-use')
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })

  it('R-44 a refusal is one toast, and the voucher is read anew', async () => {
    await open([voucher(2_000)])
    press('voucher-keep')
    await serve(takeActivityReward, refusal('ITEM_TAKEN', '您已领取过该奖励'))
    await servePage([voucher(2_000, { state: 'received' })])
    expect(moves).toEqual(['toast 2000 您已领取过该奖励'])
    expect(textOf('.voucher-head')).toContain(words.kept)
  })

  it('is not kept any more once the activity is over', async () => {
    await open([voucher(200), task()], 'ended')
    expect(box.querySelector('#voucher-keep')).toBeNull()
    expect(box.textContent).toContain(customActivity.endedText)
  })

  it('says so where there is none', async () => {
    await open([])
    expect(box.textContent).toContain(words.noVoucher)
  })
})
