import { dayAfter, days, moment, times } from '@tests/fixtures/calendar'
import { inEachZone } from '@tests/fixtures/zones'
import { addMonths, countdown, formatDate, isDay } from '@/lib/date'

const at = (text: string) => Date.parse(`${text}+08:00`)

inEachZone(() => {
  describe('formatDate', () => {
    it('formats every part in the time of Beijing, padded, and keeps the other characters of the pattern', () => {
      const ms = at('2025-03-04T05:06:07')
      expect(formatDate(ms, 'yyyy-MM-dd HH:mm:ss')).toBe('2025-03-04 05:06:07')
      expect(formatDate(ms, 'yyyy年MM月dd日')).toBe('2025年03月04日')
      expect(formatDate(ms, 'MM/dd, MM')).toBe('03/04, 03')
    })

    it('counts hours to 23', () => {
      expect(formatDate(at('2025-12-31T23:59:59'), 'HH:mm:ss')).toBe('23:59:59')
      expect(formatDate(at('2025-12-31T00:00:00'), 'HH:mm:ss')).toBe('00:00:00')
    })

    it('gives the day and the time of Beijing on every day of two years', () => {
      const wrong = days.flatMap(({ date }) =>
        times.filter((time) => {
          const read = formatDate(moment(date, time), 'yyyy-MM-dd HH:mm:ss')
          return read !== `${date} ${time.slice(0, 8)}`
        }),
      )
      expect(wrong).toEqual([])
    })

    it('gives an empty text for a time that is not a date', () => {
      expect(formatDate(Number.NaN, 'yyyy-MM-dd')).toBe('')
    })
  })

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

describe('countdown', () => {
  it.each([
    [0, '00:00:00'],
    [-1, '00:00:00'],
    [Number.NaN, '00:00:00'],
    [1, '00:00:01'],
    [1_000, '00:00:01'],
    [1_001, '00:00:02'],
    [899_990, '00:15:00'],
    [3_661_000, '01:01:01'],
    [86_399_000, '23:59:59'],
    [360_000_000, '100:00:00'],
  ])('shows %i ms as %s', (ms, text) => {
    const { hours, minutes, seconds } = countdown(ms)
    expect(`${hours}:${minutes}:${seconds}`).toBe(text)
  })
})
