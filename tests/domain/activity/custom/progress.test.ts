import type { ActivityItem } from '@/contract/activity/custom'
import { countNow, daysUntil, nextStep, sectionsOf, stateAt } from '@/domain/activity/custom/progress'
import { item } from './activities'

const times = { startTime: 1_000, endTime: 2_000 }

it.each([
  ['coming', 999, 'coming'],
  ['coming', 1_000, 'open'],
  ['open', 1_999, 'open'],
  ['open', 2_000, 'ended'],
  ['open', 500, 'coming'],
  ['ended', 1_500, 'ended'],
] as const)('an activity that the server called %s is at %i: %s', (state, now, wanted) => {
  expect(stateAt({ state, ...times }, now)).toBe(wanted)
})

const open = { activity: 'open', joined: true, leads: (url: string) => url === '/ours', lacks: [] } as const

it.each([
  [{ state: 'received' }, {}, 'received'],
  [{ state: 'gone' }, {}, 'gone'],
  [{ state: 'received' }, { activity: 'ended' }, 'received'],
  [{ state: 'done' }, { activity: 'ended' }, 'ended'],
  [{ state: 'done' }, { activity: 'coming' }, 'coming'],
  [{ state: 'done' }, { joined: false }, 'join'],
  [{ state: 'done' }, {}, 'take'],
  [{ state: 'done', kind: 'voucher' }, {}, 'take'],
  [{ state: 'done', kind: 'entry', jumpUrl: '/ours' }, {}, 'go'],
  [{ state: 'todo', jumpUrl: '/ours' }, {}, 'go'],
  [{ state: 'todo', jumpUrl: 'https://evil.com/' }, {}, 'wait'],
  [{ state: 'todo', jumpUrl: '' }, {}, 'wait'],
  [{ state: 'done' }, { joined: false, lacks: ['join'] }, 'wait'],
  [{ state: 'done' }, { lacks: ['take'] }, 'wait'],
  [{ state: 'todo', jumpUrl: '/ours' }, { lacks: ['join', 'take'] }, 'go'],
] as const)('S1 the next step of an item with %j in %j is %s', (facts, around, step) => {
  expect(nextStep({ kind: 'task', jumpUrl: '', ...facts }, { ...open, ...around })).toBe(step)
})

it('items stand under their headings, in the order in which these come first', () => {
  const list = [item('a', { section: 'one' }), item('b', { section: 'two' }), item('c', { section: 'one' })]
  const ids = (rows: readonly ActivityItem[]) => rows.map(({ itemId }) => itemId)
  expect(sectionsOf(list).map(({ title, items }) => [title, ids(items)])).toEqual([
    ['one', ['a', 'c']],
    ['two', ['b']],
  ])
  expect(sectionsOf([])).toEqual([])
})

it('what can be had now is what can be taken here, and what entries count elsewhere', () => {
  const list = [
    item('a', { state: 'done' }),
    item('b', { state: 'todo' }),
    item('c', { kind: 'entry', state: 'done', done: 3 }),
    item('d', { kind: 'entry', state: 'todo', done: 0 }),
  ]
  expect(countNow(list)).toBe(4)
})

const day = 86_400_000

it.each([
  [0, 0, 0],
  [-5, 0, -5],
  [1, 0, 1],
  [day, 0, day],
  [day + 1, 1, 1],
  [3 * day, 2, day],
  [3 * day + 500, 3, 500],
])('%i ms are %i whole days and a clock that shows %i ms', (ms, days, clock) => {
  const now = 1_700_000_000_000
  expect(daysUntil(now + ms, now)).toEqual({ days, dayEnd: now + clock })
})
