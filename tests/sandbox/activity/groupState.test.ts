import type { FreeGroup } from '@/contract/activity/free'
import { GROUP_MS, groupState, type JoinFacts, joinRefusal } from '../../../sandbox/areas/activity/free/groupState'

const start = new Date('2025-06-02T04:00:00Z')
const endsAt = new Date(start.getTime() + GROUP_MS)
const after = (ms: number) => new Date(start.getTime() + ms)

it('a group is open for 24 hours from its start, and a full one stays full', () => {
  expect(GROUP_MS).toBe(24 * 3_600_000)
  const states = [0, GROUP_MS - 1, GROUP_MS].map((ms) => groupState({ endsAt, fullAt: null }, after(ms)))
  expect(states).toEqual(['open', 'open', 'expired'])
  expect([0, GROUP_MS, 9 * GROUP_MS].map((ms) => groupState({ endsAt, fullAt: start }, after(ms)))).toEqual([
    'full',
    'full',
    'full',
  ])
})

const all = (['open', 'full', 'expired'] as const).flatMap((state) =>
  (['started', 'joined', 'none'] as const).flatMap((standing) =>
    [true, false].map((hasGoods): JoinFacts => ({ state, standing, hasGoods })),
  ),
)

it.each(all)('who may join where the facts are %j', (facts) => {
  const byState: Record<FreeGroup['state'], string | undefined> = {
    open: facts.hasGoods ? 'GOODS_TAKEN' : undefined,
    full: 'GROUP_FULL',
    expired: 'GROUP_EXPIRED',
  }
  const expected = { started: 'GROUP_OWN', joined: 'GROUP_JOINED', none: byState[facts.state] }[facts.standing]
  expect(joinRefusal(facts)).toBe(expected)
})
