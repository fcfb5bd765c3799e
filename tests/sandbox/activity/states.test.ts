import { activityState, itemState } from '../../../sandbox/areas/activity/custom/states'

const period = { startTime: new Date(1_000), endTime: new Date(2_000) }

it.each([
  [999, 'coming'],
  [1_000, 'open'],
  [1_999, 'open'],
  [2_000, 'ended'],
])('an activity from 1 000 to 2 000 is at %i: %s', (now, state) => {
  expect(activityState(period, new Date(now))).toBe(state)
})

it.each([
  [{ kind: 'task', done: 0, total: 1 }, 'todo'],
  [{ kind: 'task', done: 1, total: 1 }, 'done'],
  [{ kind: 'task', done: 2, total: 3 }, 'todo'],
  [{ kind: 'task', done: 3, total: 3, left: 1 }, 'done'],
  [{ kind: 'task', done: 3, total: 3, left: 0 }, 'gone'],
  [{ kind: 'task', done: 0, total: 1, isReceived: true }, 'received'],
  [{ kind: 'task', done: 1, total: 1, left: 0, isReceived: true }, 'received'],
  [{ kind: 'gift', done: 0, total: 1 }, 'done'],
  [{ kind: 'voucher', done: 0, total: 1 }, 'done'],
  [{ kind: 'voucher', done: 0, total: 1, isReceived: true }, 'received'],
  [{ kind: 'entry', done: 0, total: 1 }, 'todo'],
  [{ kind: 'entry', done: 2, total: 1 }, 'done'],
  [{ kind: 'goods', done: 1, total: 3 }, 'todo'],
] as const)('an item with %j is %s', (facts, state) => {
  expect(itemState({ isReceived: false, left: undefined, ...facts })).toBe(state)
})
