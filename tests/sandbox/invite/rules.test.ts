import { inEachZone } from '@tests/fixtures/zones'
import { helpRoundOf, standingOf } from '../../../sandbox/areas/activity/invite/helpRound'
import { amountOf, DAILY_MOST, PACKET_MS, packetStateOf } from '../../../sandbox/areas/activity/invite/packetState'
import { periodStart, ranked } from '../../../sandbox/areas/activity/invite/ranks'
import { stageStateOf } from '../../../sandbox/areas/activity/invite/stages'

const now = new Date('2026-06-03T04:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const hour = 3_600_000

describe('how a request for help stands', () => {
  it.each([
    [undefined, 'none'],
    [{ endsAt: ago(-1), doneAt: null }, 'running'],
    [{ endsAt: ago(0), doneAt: null }, 'over'],
    [{ endsAt: ago(-1), doneAt: ago(5) }, 'done'],
    [{ endsAt: ago(hour), doneAt: ago(2 * hour) }, 'done'],
  ] as const)('%j is %s', (round, state) => {
    expect(helpRoundOf(round, 1, now)).toMatchObject({ state, helped: 1, need: 3 })
  })
})

describe('R-48 who can help', () => {
  const friend = { userId: 7, inviterUserId: 5, createdAt: ago(hour), hasHelped: false }
  it.each([
    [undefined, 'visitor'],
    [friend, 'new'],
    [{ ...friend, userId: 5 }, 'self'],
    [{ ...friend, hasHelped: true }, 'helped'],
    [{ ...friend, inviterUserId: null }, 'old'],
    [{ ...friend, inviterUserId: 6 }, 'old'],
    [{ ...friend, createdAt: ago(24 * hour - 1) }, 'new'],
    [{ ...friend, createdAt: ago(24 * hour) }, 'old'],
  ] as const)('%j is %s', (one, standing) => {
    expect(standingOf(one, 5, now)).toBe(standing)
  })
})

describe('a red packet', () => {
  it.each([
    [ago(0), undefined, 'unopened'],
    [ago(PACKET_MS - 1), undefined, 'unopened'],
    [ago(PACKET_MS), undefined, 'expired'],
    [ago(PACKET_MS), 1, 'opened'],
    [ago(0), 0, 'empty'],
  ] as const)('that came at %s and paid %s is %s', (cameAt, amount, state) => {
    expect(packetStateOf(cameAt, amount, now)).toBe(state)
  })

  it('pays what was drawn for it, as long as the day’s sum allows', () => {
    expect(amountOf(300, 0)).toBe(300)
    expect(amountOf(300, DAILY_MOST - 300)).toBe(300)
    expect(amountOf(300, DAILY_MOST - 1)).toBe(1)
    expect(amountOf(300, DAILY_MOST)).toBe(0)
    expect(amountOf(300, DAILY_MOST + 50)).toBe(0)
  })
})

describe('the ranking', () => {
  it('gives customers with as many friends one place, and leaves out the places after it', () => {
    const rows = [
      { userId: 4, friends: 2 },
      { userId: 1, friends: 9 },
      { userId: 3, friends: 5 },
      { userId: 2, friends: 9 },
      { userId: 5, friends: 2 },
    ]
    expect(ranked(rows).map(({ userId, place }) => [userId, place])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 4],
      [5, 4],
    ])
    expect(ranked([])).toEqual([])
  })

  inEachZone(() =>
    it.each([
      ['week', '2026-06-03T04:00:00Z', '2026-05-31T16:00:00.000Z'],
      ['week', '2026-05-31T16:00:00Z', '2026-05-31T16:00:00.000Z'],
      ['week', '2026-05-31T15:59:59Z', '2026-05-24T16:00:00.000Z'],
      ['week', '2027-01-01T04:00:00Z', '2026-12-27T16:00:00.000Z'],
      ['month', '2026-05-31T16:00:00Z', '2026-05-31T16:00:00.000Z'],
      ['month', '2026-05-31T15:59:59Z', '2026-04-30T16:00:00.000Z'],
      ['all', '2026-05-31T15:59:59Z', '1970-01-01T00:00:00.000Z'],
    ] as const)('the %s at %s began at %s, by the days of Beijing', (period, at, start) => {
      expect(periodStart(period, new Date(at)).toISOString()).toBe(start)
    }),
  )
})

it.each([
  [3, 2, false, 'todo'],
  [3, 3, false, 'done'],
  [3, 4, false, 'done'],
  [3, 2, true, 'received'],
  [3, 9, true, 'received'],
] as const)('a stage of %d friends with %d of them, taken: %s, is %s', (need, invited, isTaken, state) => {
  expect(stageStateOf(need, invited, isTaken)).toBe(state)
})
