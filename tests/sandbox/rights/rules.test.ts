import { dayAfter, days, moment, times } from '@tests/fixtures/calendar'
import { inEachZone } from '@tests/fixtures/zones'
import { quotaWith, raiseStatus } from '../../../sandbox/areas/credit/quotaRules'
import { quotaAfter, REVIEW_MS } from '../../../sandbox/areas/credit/raiseRules'
import { cardPeriod } from '../../../sandbox/areas/rights/cardPeriod'
import { flyEnd, flyState } from '../../../sandbox/areas/rights/flyState'
import { itemState, rightState } from '../../../sandbox/areas/rights/rightState'

const now = new Date('2025-06-02T04:00:00Z')
const at = (ms: number) => new Date(now.getTime() + ms)
const day = 86_400_000

describe('items of a pack', () => {
  const pack = { endTime: at(1), authAt: null }
  it.each([
    ['a partner’s item before the authorization', { needsAuth: true }, pack, false, 'needs_auth'],
    ['a partner’s item after it', { needsAuth: true }, { ...pack, authAt: now }, false, 'can_receive'],
    ['an item of our own', {}, pack, false, 'can_receive'],
    ['any item at the end of the pack', {}, { ...pack, endTime: now }, false, 'expired'],
    ['a partner’s item at the end of the pack', { needsAuth: true }, { ...pack, endTime: now }, false, 'expired'],
    ['a claimed item at the end of the pack', {}, { ...pack, endTime: now }, true, 'received'],
  ])('R-95 %s', (_name, item, of, isClaimed, state) => {
    expect(itemState(item, of, isClaimed, now)).toBe(state)
  })
})

describe('fly cards', () => {
  const card = { activateBy: at(1), activatedAt: null, usedAt: null }
  it.each([
    ['can be activated until their end', card, 'inactive'],
    ['cannot be activated at it', { ...card, activateBy: now }, 'expired'],
    [
      'serve when they are active, whatever that end',
      { ...card, activateBy: now, activatedAt: at(1 - 30 * day) },
      'active',
    ],
    ['serve for 30 days', { ...card, activatedAt: at(-30 * day) }, 'expired'],
    ['stay used', { ...card, activatedAt: at(-30 * day), usedAt: at(-day) }, 'used'],
  ])('%s', (_name, one, state) => {
    expect(flyState(one, now)).toBe(state)
  })

  it('end 30 days after their activation', () => {
    expect(flyEnd({ activateBy: at(1), activatedAt: now })).toEqual(at(30 * day))
  })
})

describe('cards that are bought', () => {
  const startTime = new Date('2025-01-31T04:00:00Z')
  const term = { startTime, endTime: new Date('2025-07-31T04:00:00Z') }
  const periodAt = (moment: string) => cardPeriod(term, 3, new Date(moment))

  it('give their rights one after another where several were bought', () => {
    const first = { start: startTime, end: new Date('2025-04-30T04:00:00Z') }
    expect(periodAt('2025-01-31T04:00:00Z')).toEqual(first)
    expect(periodAt('2025-04-30T03:59:59.999Z')).toEqual(first)
    expect(periodAt('2025-04-30T04:00:00Z')).toEqual({ start: first.end, end: term.endTime })
    expect(periodAt('2025-07-31T04:00:00Z')).toBeUndefined()
    expect(cardPeriod(undefined, 3, now)).toBeUndefined()
  })

  it('end with their term, also where that is shorter than a card', () => {
    const short = { startTime, endTime: new Date('2025-02-10T04:00:00Z') }
    expect(cardPeriod(short, 3, new Date('2025-02-01T04:00:00Z'))?.end).toEqual(short.endTime)
  })

  inEachZone(() => {
    it('begin and end on the same day of Beijing, or the last one of the month, from every day of two years', () => {
      const wrong = days.flatMap((start) =>
        times.filter((time) => {
          const [startTime, middle, endTime] = [0, 3, 6].map(
            (months) => new Date(moment(dayAfter(start, months), time)),
          )
          if (!startTime || !middle || !endTime) return true
          const first = cardPeriod({ startTime, endTime }, 3, new Date(middle.getTime() - 1))
          const second = cardPeriod({ startTime, endTime }, 3, middle)
          const read = [first?.start, first?.end, second?.start, second?.end].map((one) => one?.getTime())
          return read.join() !== [startTime, middle, middle, endTime].map((one) => one.getTime()).join()
        }),
      )
      expect(wrong).toEqual([])
    })
  })

  it.each([
    [{ hasTerm: false, isRunning: false, byCode: true }, 'locked'],
    [{ hasTerm: true, isRunning: false, byCode: true, claim: { left: 1 } }, 'expired'],
    [{ hasTerm: true, isRunning: true, byCode: true }, 'can_receive'],
    [{ hasTerm: true, isRunning: true, byCode: true, claim: { left: 1 } }, 'received'],
    [{ hasTerm: true, isRunning: true, byCode: true, claim: { left: 0 } }, 'used_up'],
    [{ hasTerm: true, isRunning: true, byCode: false, claim: { left: 0 } }, 'received'],
  ])('a right of %j is %s', (of, state) => {
    expect(rightState(of)).toBe(state)
  })
})

describe('raises of the quota', () => {
  const raise = {
    quotaBefore: 800_000,
    quotaWanted: 1_000_000,
    decision: 'raised' as const,
    askedAt: now,
    decidedAt: at(REVIEW_MS),
  }
  const refused = { ...raise, decision: 'refused' as const }

  it('are in review to the millisecond before the decision', () => {
    expect([raiseStatus(raise, at(REVIEW_MS - 1)), raiseStatus(raise, at(REVIEW_MS))]).toEqual(['in_review', 'raised'])
    expect([quotaAfter(refused, at(REVIEW_MS - 1)), quotaAfter(refused, at(REVIEW_MS))]).toEqual([1_000_000, 800_000])
  })

  it('add to the quota once they are decided and not refused', () => {
    const adds = { decision: 'raised' as const, decidedAt: at(REVIEW_MS), amount: 200_000 }
    const addsNone = { ...adds, decision: 'refused' as const }
    expect(quotaWith([], now)).toBe(800_000)
    expect(quotaWith([adds, addsNone], at(REVIEW_MS - 1))).toBe(800_000)
    expect(quotaWith([adds, addsNone, { ...adds, amount: 50_000 }], at(REVIEW_MS))).toBe(1_050_000)
  })
})
