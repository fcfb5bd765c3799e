import { LineHeights } from '@/ui/input/lineHeights'
import { nextMounted, nextUpdate, type PartRange } from '@/ui/list/mountedParts'
import { windowOf } from '@/ui/list/windowOf'

const keys = Array.from({ length: 1000 }, (_, line) => `line ${line}`)
const even = (height: number) => new LineHeights().tops(keys, height)
const at = (scrollTop: number, height = 100) => windowOf({ size: 1, tops: even(height), scrollTop })

describe('the window of a long list', () => {
  it('moves in steps, so that most scroll events change nothing', () => {
    expect(at(5190)).toEqual({ ...at(4800), seen: 51 })
    expect(at(5200).first).toBeGreaterThan(at(4800).first)
  })

  it('accepts scroll positions beyond both ends', () => {
    expect(at(-300).first).toBe(0)
    expect(at(1e9)).toMatchObject({ end: 1000, seen: 999 })
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
    const { first, end, seen } = windowOf({ size: 1, tops: heights.tops(keys, 100), scrollTop: 25_000 })
    expect([first <= 500, end > 503, seen]).toEqual([true, true, 500])
  })

  it('is empty for an empty list', () => {
    expect(windowOf({ size: 2, tops: [0], scrollTop: 0 })).toEqual({ first: 0, end: 0, seen: 0 })
  })
})

describe('the mounted parts of a long list', () => {
  /** Every range on the way to the wanted one. */
  function wayTo(wanted: PartRange, from: PartRange, seen: number): [first: number, end: number][] {
    const way: [number, number][] = []
    for (let now = from; now.first !== wanted.first || now.end !== wanted.end; way.push([now.first, now.end]))
      now = nextMounted(now, wanted, seen)
    return way
  }

  it('come one by one, those nearest to the screen first', () => {
    expect(wayTo({ first: 10, end: 15 }, { first: 0, end: 4 }, 11)).toEqual([
      [11, 12],
      [11, 13],
      [10, 13],
      [10, 14],
      [10, 15],
    ])
  })

  it('leave at once and all together', () => {
    expect(wayTo({ first: 6, end: 9 }, { first: 2, end: 8 }, 7)).toEqual([[6, 9]])
  })

  it('grow towards the screen where it has left them', () => {
    expect(nextMounted({ first: 5, end: 8 }, { first: 2, end: 7 }, 3)).toEqual({ first: 4, end: 7 })
    expect(nextMounted({ first: 2, end: 5 }, { first: 3, end: 9 }, 7)).toEqual({ first: 3, end: 6 })
  })

  it('get new rows in an update of their own', () => {
    expect(nextUpdate({ first: 0, end: 2, count: 10 }, 20, { first: 0, end: 4 }, 0)).toEqual({
      first: 0,
      end: 2,
      count: 20,
    })
    expect(nextUpdate({ first: 0, end: 2, count: 20 }, 20, { first: 0, end: 4 }, 0)).toEqual({
      first: 0,
      end: 3,
      count: 20,
    })
  })

  it('stay within a list that has become shorter', () => {
    expect(nextMounted({ first: 0, end: 5 }, { first: 0, end: 2 }, 0)).toEqual({ first: 0, end: 2 })
    expect(nextMounted({ first: 0, end: 1 }, { first: 0, end: 0 }, 0)).toEqual({ first: 0, end: 0 })
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

  it('are summed over some lines, and the lines without one are counted', () => {
    const heights = new LineHeights()
    heights.take(['a', 'b'], 0, [30, 50])
    expect(heights.space(['b', 'c', 'a', 'd'])).toEqual({ known: 80, unknown: 2 })
    expect(heights.usual(10)).toBe(40)
  })

  it('report whether any line moved', () => {
    const heights = new LineHeights()
    expect(heights.take(keys, 0, [40, 60])).toBe(true)
    expect(heights.take(keys, 0, [40, 60])).toBe(false)
    expect(heights.take(keys, 0, [40, 80])).toBe(true)
  })
})
