import { argsOf, ok, refusal } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, openScreen, serve, setUpScreens } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, tap } from '@tests/ui/mounted'
import { type Activity, type ActivityItem, getActivityConfig, getActivityItems } from '@/contract/activity/custom'
import { freeGroups, startFreeGroup } from '@/contract/activity/free'
import { session } from '@/domain/session/session'
import { free as words } from '@/i18n/free'
import Free from '@/subPackages/free/index'
import FreeRecord from '@/subPackages/free/record'
import FreeRule from '@/subPackages/free/rule'
import { groupOf } from './samples'

const activityOf = (more: Partial<Activity> = {}): Activity => ({
  code: 'free',
  title: 'Get goods free',
  text: 'with friends',
  state: 'open',
  startTime: 0,
  endTime: 1,
  picture: 'https://shop/banner.png',
  rules: ['first rule', 'second rule'],
  schema: '',
  ...more,
})
const itemOf = (itemId: string, more: Partial<ActivityItem> = {}): ActivityItem => ({
  itemId,
  kind: 'goods',
  section: '',
  title: `title of ${itemId}`,
  text: 'worth a lot',
  picture: '',
  state: 'todo',
  done: 0,
  total: 3,
  jumpUrl: '',
  byVisit: false,
  reward: 'none',
  amount: 0,
  ...more,
})

setUpScreens()

const press = (id: string) => during(() => tap(box.querySelector(`#${id}`)))
const has = (id: string) => box.querySelector(`#${id}`) !== null

async function answerPage(items: ActivityItem[], more: Partial<Activity> = {}): Promise<void> {
  await serve(getActivityConfig, ok({ activity: activityOf(more), others: [] }))
  await serve(getActivityItems, ok({ joined: true, items }))
}

async function open(items: ActivityItem[], more: Partial<Activity> = {}): Promise<void> {
  openScreen(Free, 'subPackages/free/index')
  await answerPage(items, more)
}

describe('the goods that can be had for free', () => {
  it('can each be started once; what was had is marked, and other kinds of items are left out', async () => {
    await open([
      itemOf('a'),
      itemOf('b', { done: 2 }),
      itemOf('c', { state: 'received' }),
      itemOf('d', { state: 'gone' }),
      itemOf('e', { kind: 'task' }),
    ])
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => has(`free-${id}`))).toEqual([true, true, false, false, false])
    expect(box.textContent).toContain(words.own(2, 3))
    expect([words.had, words.gone].filter((text) => box.textContent?.includes(text))).toHaveLength(2)
    expect(box.textContent).not.toContain('title of e')
    await press('free-a')
    await press('free-a')
    expect(callsTo(startFreeGroup).map(argsOf)).toEqual([{ itemId: 'a' }])
    await serve(startFreeGroup, ok({ group: groupOf({ groupId: 'G9', standing: 'started' }) }))
    expect(moves).toEqual(['navigateTo /subPackages/free/index?groupId=G9'])
  })

  it('a visitor sees them, and logs in to start', async () => {
    session.signOut()
    await open([itemOf('a')])
    await press('free-a')
    expect(callsTo(startFreeGroup)).toEqual([])
    expect(moves.at(-1)).toMatch(/^redirectTo \/center\/login\/index\?redirect=/)
  })

  it('the activity ended while the page was open: its words are told once, and the page leads to other welfare', async () => {
    await open([itemOf('a')])
    await press('free-a')
    await serve(startFreeGroup, refusal('ACTIVITY_ENDED', '活动已结束'))
    expect(moves).toEqual(['toast 2000 活动已结束'])
    await answerPage([itemOf('a')], { state: 'ended' })
    expect(box.querySelector('[role=alert]')?.textContent).toBe(words.ended)
    expect(has('free-a')).toBe(false)
    await press('free-welfare')
    expect(moves.at(-1)).toBe('navigateTo /subPackages/xyfApp/activity/index')
  })

  it('one that has not begun offers nothing yet', async () => {
    await open([itemOf('a')], { state: 'coming' })
    expect([box.textContent?.includes(words.notYet), has('free-a')]).toEqual([true, false])
  })

  it('says that there are none, and leads to groups and rules', async () => {
    await open([])
    expect(box.textContent).toContain(words.noItems)
    await press('free-record')
    await press('free-rule')
    expect(moves).toEqual(['navigateTo /subPackages/free/record', 'navigateTo /subPackages/free/rule'])
  })

  it('are read anew when the customer is back, and shared by their title', async () => {
    await open([itemOf('a')])
    happen('hide')
    happen('show')
    await answerPage([itemOf('a', { done: 1 })])
    expect(box.textContent).toContain(words.own(1, 3))
    expect(happen('share')).toEqual([
      { path: '/subPackages/free/index', title: 'Get goods free', imageUrl: 'https://shop/banner.png' },
    ])
  })
})

describe('the groups of the customer', () => {
  const page = (from: number, count: number) =>
    ok({ groups: Array.from({ length: count }, (_, place) => groupOf({ groupId: `G${from + place}` })) })

  it('come ten a page, each with its state, and lead to the group', async () => {
    openScreen(FreeRecord, 'subPackages/free/record')
    await serve(freeGroups, page(0, 10))
    happen('bottom')
    await serve(freeGroups, ok({ groups: [groupOf({ groupId: 'G10', state: 'expired' })] }))
    expect(callsTo(freeGroups).map(argsOf)).toEqual([{ page: 1 }, { page: 2 }])
    expect(box.textContent).toContain(words.states.open)
    await during(() => tap(box.querySelector('.group-row')))
    expect(moves).toEqual(['navigateTo /subPackages/free/index?groupId=G0'])
  })

  it('where there are none, the goods are one tap away', async () => {
    openScreen(FreeRecord, 'subPackages/free/record')
    await serve(freeGroups, ok({ groups: [] }))
    expect(box.textContent).toContain(words.noGroups)
    await press('free-items')
    expect(moves).toEqual(['navigateTo /subPackages/free/index'])
  })
})

describe('the rules', () => {
  it('are those of the configuration', async () => {
    openScreen(FreeRule, 'subPackages/free/rule')
    await serve(getActivityConfig, ok({ activity: activityOf(), others: [] }))
    expect(callsTo(getActivityConfig).map(argsOf)).toEqual([{ code: 'free' }])
    expect(box.textContent).toContain('1. first rule')
  })

  it('where none are configured, the page says so', async () => {
    openScreen(FreeRule, 'subPackages/free/rule')
    await serve(getActivityConfig, ok({ activity: activityOf({ rules: [] }), others: [] }))
    expect(box.textContent).toContain(words.noRules)
    expect(has('free-items')).toBe(true)
  })
})
