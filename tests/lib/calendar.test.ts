import { dayAfter, days, moment, times } from '@tests/fixtures/calendar'
import { inEachZone } from '@tests/fixtures/zones'
import { addMonths, isDay } from '@/lib/calendar'

const at = (text: string) => Date.parse(`${text}+08:00`)

inEachZone(() => {
  describe('addMonths', () => {
    it.each([
      ['2025-01-31', 1, '2025-02-28'],
      ['2024-01-31', 1, '2024-02-29'],
      ['2025-01-31', 2, '2025-03-31'],
      ['2025-08-31', 1, '2025-09-30'],
      ['2025-12-15', 1, '2026-01-15'],
      ['2024-02-29', 12, '2025-02-28'],
      ['2025-03-31', -1, '2025-02-28'],
      ['2025-05-05', 0, '2025-05-05'],
      ['2026-03-31', -16 * 12, '2010-03-31'],
    ])('from %s by %i months ends on %s, at the same time of day', (from, months, to) => {
      expect(addMonths(at(`${from}T22:30:15.125`), months)).toBe(at(`${to}T22:30:15.125`))
    })

    it('keeps the day of Beijing or takes the last one of the month, from every day of two years', () => {
      const wrong = days.flatMap((day) =>
        times.flatMap((time) =>
          Array.from({ length: 25 }, (_, index) => index - 12).flatMap((months) =>
            addMonths(moment(day.date, time), months) === moment(dayAfter(day, months), time)
              ? []
              : [`${day.date} ${time} + ${months}`],
          ),
        ),
      )
      expect(wrong).toEqual([])
    })
  })
})

describe('isDay', () => {
  it('takes every day of two years, and none that the calendar lacks', () => {
    const written = [2024, 2025].flatMap((year) =>
      Array.from({ length: 100 }, (_, month) => month).flatMap((month) =>
        Array.from({ length: 100 }, (_, day) =>
          [year, month, day].map((part) => String(part).padStart(2, '0')).join('-'),
        ),
      ),
    )
    expect(written.filter(isDay)).toEqual(days.map(({ date }) => date))
  })

  it.each(['', '2025-1-01', '2025-01-01T00:00:00Z', ' 2025-01-01', '20250101', '1900-02-29', '2100-02-29'])(
    'refuses %j',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )
})
