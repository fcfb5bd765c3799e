import { dayAfter, days } from '@tests/fixtures/calendar'
import { inEachZone } from '@tests/fixtures/zones'
import { extended, monthOf } from '../../../sandbox/areas/member/chargeTimes'

/** Six in the morning of a day in Beijing, which is the day before in UTC and in America. */
const day = (text: string) => new Date(`${text}T06:00:00+08:00`)

inEachZone(() => {
  describe('the term of a membership', () => {
    it('starts now for who has none, and for whom it ended', () => {
      const term = { startTime: day('2026-03-15'), months: 3, endTime: day('2026-06-15') }
      expect(extended(undefined, 3, day('2026-03-15'))).toEqual(term)
      const old = { startTime: day('2025-01-01'), months: 1, endTime: day('2025-02-01') }
      expect(extended(old, 3, day('2026-03-15'))).toEqual(term)
    })

    it('goes on from its start, so that the last day of a month is not lost', () => {
      const january = extended(undefined, 1, day('2026-01-31'))
      expect(january.endTime).toEqual(day('2026-02-28'))
      expect(extended(january, 1, day('2026-02-10')).endTime).toEqual(day('2026-03-31'))
    })

    it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
      'R-99 of %i months ends on the day of Beijing on which it started, or the last one of its month, and has that many months',
      (months) => {
        const wrong = days.filter((start) => {
          const from = day(start.date)
          const { endTime } = extended(undefined, months, from)
          const last = monthOf(from, new Date(endTime.getTime() - 1))
          const ends = day(dayAfter(start, months)).getTime()
          return endTime.getTime() !== ends || last !== months - 1 || monthOf(from, endTime) !== months
        })
        expect(wrong).toEqual([])
      },
    )
  })
})
