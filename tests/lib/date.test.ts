import { addMonths, countdown, formatDate, timestamp14 } from '@/lib/date'

const at = (year: number, month: number, day: number, hour = 0, minute = 0, second = 0) =>
  new Date(year, month - 1, day, hour, minute, second).getTime()

describe('formatDate', () => {
  it('formats every part in the device’s time, padded, and keeps the other characters of the pattern', () => {
    const ms = at(2025, 3, 4, 5, 6, 7)
    expect(formatDate(ms, 'yyyy-MM-dd HH:mm:ss')).toBe('2025-03-04 05:06:07')
    expect(formatDate(ms, 'yyyy年MM月dd日')).toBe('2025年03月04日')
    expect(formatDate(ms, 'MM/dd, MM')).toBe('03/04, 03')
  })

  it('counts hours to 23', () => {
    expect(formatDate(at(2025, 12, 31, 23, 59, 59), 'HH:mm:ss')).toBe('23:59:59')
    expect(formatDate(at(2025, 12, 31), 'HH:mm:ss')).toBe('00:00:00')
  })

  it('gives an empty text for a time that is not a date', () => {
    expect(formatDate(Number.NaN, 'yyyy-MM-dd')).toBe('')
  })

  it('R-25 gives 14 digits for a trace id', () => {
    expect(timestamp14(new Date(at(2025, 1, 2, 15, 4, 5)))).toBe('20250102150405')
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

describe('addMonths', () => {
  it.each([
    [at(2025, 1, 31), 1, at(2025, 2, 28)],
    [at(2024, 1, 31), 1, at(2024, 2, 29)],
    [at(2025, 1, 31), 2, at(2025, 3, 31)],
    [at(2025, 8, 31), 1, at(2025, 9, 30)],
    [at(2025, 12, 15), 1, at(2026, 1, 15)],
    [at(2024, 2, 29), 12, at(2025, 2, 28)],
    [at(2025, 3, 31), -1, at(2025, 2, 28)],
    [at(2025, 5, 5), 0, at(2025, 5, 5)],
  ])('from %i by %i months by anniversary', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it('keeps the time of day', () => {
    expect(addMonths(at(2025, 1, 31, 22, 30, 15), 1)).toBe(at(2025, 2, 28, 22, 30, 15))
  })
})
