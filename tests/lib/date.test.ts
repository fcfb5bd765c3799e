import { days, moment, times } from '@tests/fixtures/calendar'
import { inEachZone } from '@tests/fixtures/zones'
import { countdown, formatDate } from '@/lib/date'

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
