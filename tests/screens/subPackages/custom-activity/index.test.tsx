import { activity, item, other } from '@tests/domain/activity/custom/activities'
import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, settle, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, clean, pass, press, tap } from '@tests/ui/mounted'
import {
  type Activity,
  type ActivityItem,
  type ActivityItemsRes,
  getActivityConfig,
  getActivityItems,
  joinActivity,
  takeActivityReward,
  visitActivityItem,
} from '@/contract/activity/custom'
import { viewLog } from '@/contract/activity/viewLog'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { customActivity as words } from '@/i18n/customActivity'
import CustomActivity from '@/subPackages/custom-activity/index'

const path = 'subPackages/custom-activity/index'
let now = Date.parse('2030-05-20T12:00:00+08:00')

setUpScreens()
beforeEach(() => {
  now += 60_000
  jest.useFakeTimers({ now })
})
afterEach(() => jest.useRealTimers())
const has = (id: string) => box.querySelector(`#${id}`) !== null
const textOf = (selector: string) => box.querySelector(selector)?.textContent ?? undefined

interface Shown extends Partial<ActivityItemsRes> {
  of?: Partial<Activity>
  others?: (typeof other)[]
}

async function servePage({ of = {}, others = [other], joined = true, items = [] }: Shown = {}): Promise<void> {
  await serve(getActivityConfig, ok({ activity: activity(of), others }))
  await serve(getActivityItems, ok({ joined, items }))
}

async function open(shown: Shown = {}): Promise<void> {
  openScreen(CustomActivity, path, { code: 'spring' })
  await servePage(shown)
}

const done = (itemId: string, more: Partial<ActivityItem> = {}) => item(itemId, { state: 'done', done: 1, ...more })

describe('an activity', () => {
  it('shows its banner, how long it lasts, its items, its rules and what else is on', async () => {
    await open({ items: [item('a', { reward: 'coupon', amount: 800 })] })
    expect(textOf('.activity-head')).toContain('Spring')
    expect(textOf('.activity-head')).toContain(words.states.open)
    expect(textOf('.activity-time')).toContain('距结束01:00:00')
    expect(box.textContent).toContain('each once')
    expect(textOf('.benefit-row')).toContain(words.rewards.coupon(800))
    tap(box.querySelector('.other-activity'))
    expect(moves).toEqual(['navigateTo /subPackages/thanksgiving/index'])
  })

  it('S5 draws its configured content by the blocks of low-code pages, and skips what is none', async () => {
    const blocks = [{ type: 'text', html: '<p>hello</p><script>steal()</script>' }, { type: 'hologram' }]
    await open({ of: { schema: JSON.stringify({ page: { blocks } }) } })
    expect(textOf('.text-block')).toBe('hello')
    clean()
    await open({ of: { schema: '{broken' } })
    expect([box.querySelector('.text-block'), textOf('.activity-head-title')]).toEqual([null, 'Spring'])
  })

  it('counts its view once, however often it is read again', async () => {
    await open()
    happen('hide')
    happen('show')
    await servePage()
    expect(callsTo(viewLog).map(argsOf)).toEqual([{ page: path, code: 'spring' }])
  })

  it('U7 counts no view before the privacy notice is accepted', async () => {
    await during(() => consent.withdraw())
    await open()
    expect(callsTo(viewLog)).toEqual([])
  })

  it('a view that cannot be counted is no failure', async () => {
    await open({ items: [item('a')] })
    await serve(viewLog, 'no network')
    expect([moves, textOf('.benefit-row-title')]).toEqual([[], 'item a'])
  })

  it('says so where it has nothing to give', async () => {
    await open({ joined: false, items: [] })
    expect(box.textContent).toContain(words.noItems)
    expect(has('activity-join')).toBe(false)
  })

  it('R-44 a first load that fails is shown with a retry and without a toast', async () => {
    openScreen(CustomActivity, path, { code: 'spring' })
    await serve(getActivityConfig, refusal('BUSY', '忙'))
    expect(box.textContent).toContain('重试')
    expect(moves).toEqual([])
  })

  it('that does not exist says so, with ways on', async () => {
    openScreen(CustomActivity, path, { code: 'nothing' })
    await serve(getActivityConfig, refusal('ACTIVITY_UNKNOWN', '没有找到这个活动'))
    expect(box.textContent).toContain('没有找到这个活动')
    press('to-welfare')
    expect(moves).toEqual(['navigateTo /subPackages/xyfApp/activity/index'])
  })

  it('without a code asks for nothing and says the same', async () => {
    openScreen(CustomActivity, path)
    await settle()
    expect(callsTo(getActivityConfig)).toEqual([])
    expect(box.textContent).toContain(words.unknown)
    press('to-home')
    expect(moves).toEqual(['switchTab /pages/home/index'])
  })
})

describe('taking part', () => {
  it('is one tap, once, and then the items can be done', async () => {
    await open({ joined: false, items: [done('a')] })
    expect(textOf('#join-a')).toBe(words.steps.join)
    press('activity-join')
    press('activity-join')
    press('join-a')
    await serve(joinActivity, ok({}))
    await servePage({ items: [done('a')] })
    expect(callsTo(joinActivity).map(argsOf)).toEqual([{ code: 'spring' }])
    expect([has('activity-join'), has('take-a')]).toEqual([false, true])
    expect(moves).toEqual([`toast 2000 ${words.joined}`])
  })

  it('R-44 a refusal is one toast, and the activity is read anew', async () => {
    await open({ joined: false, items: [done('a')] })
    press('activity-join')
    await serve(joinActivity, refusal('ACTIVITY_ENDED', 'it is over'))
    await servePage({ of: { state: 'ended' }, joined: false, items: [done('a')] })
    expect([moves, has('activity-join')]).toEqual([['toast 2000 it is over'], false])
  })

  it('a visitor logs in first', async () => {
    session.signOut()
    await open({ joined: false, items: [done('a')] })
    expect(textOf('#activity-join')).toBe(words.joinLogin)
    press('activity-join')
    press('join-a')
    expect(callsTo(joinActivity)).toEqual([])
    expect(moves[0]).toMatch(/^redirectTo \/center\/login\/index\?redirect=%2FsubPackages%2Fcustom-activity%2Findex/)
  })
})

describe('an item', () => {
  it('says how far it is done, how many are left, and its next step', async () => {
    await open({
      items: [
        item('a', { done: 1, total: 3, stock: 20 }),
        item('b', { state: 'gone', stock: 0 }),
        item('c', { state: 'received' }),
        item('d', { jumpUrl: '' }),
        item('e', { jumpUrl: 'https://evil.com/' }),
      ],
    })
    const rows = [...box.querySelectorAll('.benefit-row')].map((row) => [
      row.querySelector('.benefit-row-note')?.textContent,
      row.querySelector('.button')?.textContent ?? row.querySelector('.benefit-row-state')?.textContent,
    ])
    expect(rows).toEqual([
      [`${words.progress(1, 3)} · ${words.stock(20)}`, words.steps.go],
      [undefined, words.steps.gone],
      [undefined, words.steps.received],
      [undefined, words.steps.wait],
      [undefined, words.steps.wait],
    ])
  })

  it('leads to where it is done; the server is told only where going there is all', async () => {
    await open({ items: [item('a'), item('b', { byVisit: true, jumpUrl: '/subPackages/carnival-shopping/index' })] })
    press('go-a')
    await settle()
    expect(callsTo(visitActivityItem)).toEqual([])
    press('go-b')
    await settle()
    expect(callsTo(visitActivityItem).map(argsOf)).toEqual([{ code: 'spring', itemId: 'b' }])
    expect(moves).toEqual(['switchTab /pages/mall/index', 'navigateTo /subPackages/carnival-shopping/index'])
  })

  it('is read anew when the customer is back', async () => {
    await open({ items: [item('a')] })
    happen('hide')
    happen('show')
    await servePage({ items: [done('a')] })
    expect(has('take-a')).toBe(true)
  })
})

describe('a reward', () => {
  const reward = { reward: 'coins', amount: 20, result: '20 金币已到账', jumpUrl: '/pages/mall/index' }

  it('is taken once for two taps; the customer sees what it gave and goes to use it', async () => {
    await open({ items: [done('a')] })
    press('take-a')
    press('take-a')
    await serve(takeActivityReward, ok(reward))
    await servePage({ items: [item('a', { state: 'received' })] })
    expect(callsTo(takeActivityReward).map(argsOf)).toEqual([{ code: 'spring', itemId: 'a' }])
    expect(textOf('#claimed-sheet')).toContain('20 金币已到账')
    expect(textOf('.benefit-row-state')).toBe(words.steps.received)
    press('claimed-use')
    expect(moves).toEqual(['switchTab /pages/mall/index'])
  })

  it('R-82 is asked for under the same id after a lost answer', async () => {
    await open({ items: [done('a')] })
    press('take-a')
    await serve(takeActivityReward, 'no network')
    press('take-a')
    await settle()
    const [first, second] = callsTo(takeActivityReward).map(({ header }) => header?.requestId)
    expect([second, typeof first]).toEqual([first, 'string'])
  })

  it.each(['ITEM_TAKEN', 'ITEM_GONE', 'ITEM_OPEN', 'NOT_JOINED'])(
    'R-44 %s is one toast, and the items are read anew',
    async (code) => {
      await open({ items: [done('a')] })
      press('take-a')
      await serve(takeActivityReward, refusal(code, '奖励状态有变'))
      await servePage({ items: [item('a', { state: 'gone' })] })
      expect(moves).toEqual(['toast 2000 奖励状态有变'])
      expect(has('take-a')).toBe(false)
    },
  )
})

describe('the end', () => {
  it('of an activity that is on the screen is told at once, without an answer of the server, with what else is on', async () => {
    await open({ of: { endTime: now + 2_000 }, items: [done('a')] })
    pass(1_000)
    expect(has('take-a')).toBe(true)
    pass(1_000)
    await settle()
    expect(box.querySelector('.empty-state [role=alert]')?.textContent).toBe(words.endedText)
    expect([has('take-a'), textOf('.benefit-row-state')]).toEqual([false, words.steps.ended])
    expect(textOf('.other-activity-title')).toBe('Thanks')
  })

  it('that an operator has set meanwhile is told by the refusal, and stays', async () => {
    await open({ items: [done('a')] })
    press('take-a')
    await serve(takeActivityReward, refusal('ACTIVITY_ENDED', '活动已结束'))
    await servePage({ of: { state: 'ended', endTime: activity().startTime + 1 }, others: [], items: [done('a')] })
    expect(textOf('.activity-head-state')).toBe(words.states.ended)
    expect(moves).toEqual(['toast 2000 活动已结束'])
    press('to-welfare')
    expect(moves[1]).toBe('navigateTo /subPackages/xyfApp/activity/index')
  })
})

describe('an activity that has not begun', () => {
  it('counts down to its begin, takes nothing before, and opens by itself', async () => {
    await open({ of: { state: 'coming', startTime: now + 2_000 }, joined: false, items: [done('a')] })
    expect(textOf('.activity-time')).toContain(`${words.untilStart}00:02`)
    pass(1_000)
    expect([textOf('.benefit-row-state'), has('activity-join')]).toEqual([words.steps.coming, false])
    pass(1_000)
    await settle()
    expect([textOf('.activity-head-state'), has('activity-join')]).toEqual([words.states.open, true])
  })
})
