import { dayAfter, days, moment, times } from '@tests/fixtures/calendar'
import { inEachZone } from '@tests/fixtures/zones'
import {
  dateOf,
  dayMs,
  dayStart,
  formatted,
  hourOf,
  momentOf,
  monthStart,
  monthsAfter,
  startOfMonth,
  weekStart,
} from '../../sandbox/beijing'
import { serialNumber } from '../../sandbox/serialNumber'

const midnight = '00:00:00.000'

/** Every moment of two years that is looked at, with the day and the place of the day. */
const moments = days.flatMap((day, index) =>
  times.map((time) => ({ ...day, place: index, time, now: new Date(moment(day.date, time)) })),
)

/** The moments at which two readings differ. */
const differing = <Value>(read: (of: (typeof moments)[number]) => [Value, Value]): string[] =>
  moments.filter((of) => read(of)[0] !== read(of)[1]).map(({ date, time }) => `${date} ${time}`)

inEachZone(() => {
  describe('the calendar of the sandbox is Beijing’s at every moment of a leap year and a common year', () => {
    it('in days and times as texts', () => {
      expect(differing(({ now, date }) => [dateOf(now), date])).toEqual([])
      expect(differing(({ now, date, time }) => [momentOf(now), `${date} ${time.slice(0, 8)}`])).toEqual([])
      expect(differing(({ now, time }) => [formatted(now, 'HH:mm'), time.slice(0, 5)])).toEqual([])
    })

    it('in the start of a day and the hour since then', () => {
      expect(differing(({ now, date }) => [dayStart(now), moment(date, midnight)])).toEqual([])
      const hours: Record<string, number> = { '00:00:00.000': 0, '08:00:00.000': 8, '16:00:00.000': 16 }
      expect(differing(({ now, time }) => [hours[time] ?? hourOf(now), hourOf(now)])).toEqual([])
      expect(differing(({ now }) => [hourOf(now) < 24, true])).toEqual([])
    })

    it('in the Monday on which a week starts', () => {
      const first = moment('2024-01-01', midnight)
      const monday = (place: number) => first + (place - (place % 7)) * dayMs
      expect(differing(({ now, place }) => [weekStart(now).getTime(), monday(place)])).toEqual([])
    })

    it('in the first moment of a month', () => {
      const first = (date: string) => moment(`${date.slice(0, 7)}-01`, midnight)
      expect(differing(({ now, date }) => [monthStart(now).getTime(), first(date)])).toEqual([])
      expect(differing(({ date }) => [startOfMonth(date.slice(0, 7)).getTime(), first(date)])).toEqual([])
    })

    it.each(Array.from({ length: 12 }, (_, index) => index + 1))('in the day that is %i months later', (months) => {
      expect(differing((of) => [monthsAfter(of.now, months).getTime(), moment(dayAfter(of, months), of.time)])).toEqual(
        [],
      )
    })
  })

  it('a number of an order begins with the second of Beijing', () => {
    expect(serialNumber(new Date('2026-02-28T16:00:01Z'))).toMatch(/^20260301000001\d{8}$/)
  })
})
