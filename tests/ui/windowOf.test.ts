import { LineHeights } from '@/ui/lineHeights'
import { windowOf } from '@/ui/windowOf'

const keys = Array.from({ length: 1000 }, (_, line) => `line ${line}`)
const even = (height: number) => new LineHeights().tops(keys, height)
const at = (scrollTop: number, height = 100) => windowOf({ count: 1000, columns: 1, tops: even(height), scrollTop })

describe('the window of a long list', () => {
  it('moves in steps, so that most scroll events change nothing', () => {
    expect(at(4800)).toEqual(at(5190))
    expect(at(4800)).not.toEqual(at(5200))
  })

  it('accepts scroll positions beyond both ends', () => {
    expect(at(-300).first).toBe(0)
    expect(at(1e9)).toMatchObject({ end: 1000, after: 0 })
  })

  it.each([
    [400, 24],
    [60, 40],
    [10, 60],
  ])('mounts for lines of %i px %i rows', (height, mounted) => {
    expect(at(0, height).end).toBe(mounted)
  })

  it('finds the visible rows by the measured height of each line', () => {
    const heights = new LineHeights()
    heights.take(keys, 0, Array(500).fill(50))
    heights.take(keys, 500, Array(500).fill(300))
    const { first, end } = windowOf({ count: 1000, columns: 1, tops: heights.tops(keys, 100), scrollTop: 25_000 })
    expect([first <= 500, end > 503]).toEqual([true, true])
  })

  it('is empty for an empty list', () => {
    expect(windowOf({ count: 0, columns: 2, tops: [0], scrollTop: 0 })).toEqual({
      first: 0,
      end: 0,
      before: 0,
      after: 0,
    })
  })
})

describe('the heights of lines', () => {
  it('are estimated until some are measured, and then the average of those', () => {
    const heights = new LineHeights()
    expect(heights.tops(['a', 'b', 'c'], 10)).toEqual([0, 10, 20, 30])
    heights.take(['a', 'b', 'c'], 0, [30, 50])
    expect(heights.tops(['a', 'b', 'c'], 10)).toEqual([0, 30, 80, 120])
  })

  it('stay with their rows when the order of the rows changes', () => {
    const heights = new LineHeights()
    heights.take(['a', 'b'], 0, [30, 50])
    expect(heights.tops(['new', 'b', 'a'], 10)).toEqual([0, 40, 90, 120])
  })

  it('keep their average while a line above is not measured, so that the space above stays', () => {
    const heights = new LineHeights()
    heights.take(keys, 0, [40, 40])
    heights.take(keys, 10, [100])
    expect(heights.tops(keys, 10)[10]).toBe(400)
  })

  it('replace the estimate at the first measurement, wherever that is', () => {
    const heights = new LineHeights()
    heights.take(keys, 10, [100])
    expect(heights.tops(keys, 10)[10]).toBe(1000)
  })

  it('report whether any line moved', () => {
    const heights = new LineHeights()
    expect(heights.take(keys, 0, [40, 60])).toBe(true)
    expect(heights.take(keys, 0, [40, 60])).toBe(false)
    expect(heights.take(keys, 0, [40, 80])).toBe(true)
  })
})
