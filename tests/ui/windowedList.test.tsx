import { act } from 'react'
import { WindowedList } from '@/ui/list/WindowedList'
import { clean, draw } from './mounted'

const scrolls: ((event: { scrollTop: number }) => void)[] = []
/** Callbacks that wait for heights, by the class of the measured elements. */
const mockWatching = new Map<string, (heights: readonly number[]) => void>()
const mockWatched = jest.fn()
jest.mock('@tarojs/taro', () => ({
  usePageScroll: (handler: (event: { scrollTop: number }) => void) => {
    scrolls[0] = handler
  },
}))
const mockUpdates: (() => void)[] = []
jest.mock('@/platform/page/afterUpdate', () => ({
  afterUpdate: (run: () => void) => {
    mockUpdates.push(run)
    return () => mockUpdates.splice(mockUpdates.indexOf(run), 1)
  },
}))
jest.mock('@/platform/page/designScale', () => ({ designScale: () => 2 }))
jest.mock('@/platform/page/measure', () => ({
  watchHeights: (className: string, onHeights: (heights: readonly number[]) => void) => {
    mockWatched()
    mockWatching.set(className, onHeights)
    return () => mockWatching.delete(className)
  },
}))

afterEach(() => {
  clean()
  mockWatched.mockClear()
})

const rows = Array.from({ length: 1000 }, (_, index) => `row ${index}`)
/** Cards in two columns are about twice as high as rows in one; px of the screen, with the gap of 8 px of the design. */
const lineHeight = { 1: 100, 2: 200 }
const list = (columns: 1 | 2, given: readonly string[] = rows) => (
  <WindowedList rows={given} columns={columns} estimate={150} keyOf={(row) => row} render={(row) => <p>{row}</p>} />
)
/** The view takes over one update after another, until there is none left. */
const settle = () => {
  while (mockUpdates.length > 0) act(() => mockUpdates.shift()?.())
}
const drawn = (node: JSX.Element) => {
  const box = draw(node)
  settle()
  return box
}
const scrollTo = (scrollTop: number) => {
  act(() => scrolls[0]?.({ scrollTop }))
  settle()
}
const shown = (box: Element) => [...box.querySelectorAll('p')].map((one) => one.textContent ?? '')
/** The host measures the mounted parts. @param heightOf height of a line with the gap under it by its first row, in px of the screen */
const measure = (box: Element, heightOf: (row: string) => number, columns: 1 | 2 = 1) => {
  act(() => {
    for (const [className, tell] of mockWatching)
      tell(
        [...box.getElementsByClassName(className)].map((part) =>
          shown(part)
            .filter((_, index) => index % columns === 0)
            .reduce((sum, row) => sum + heightOf(row), 0),
        ),
      )
  })
  settle()
}
/** Empty space above and below the mounted rows, in px of the screen. */
const spaces = (box: Element): [before: number, after: number] => {
  const number = (element: Element | null, name: string) =>
    Number((element as HTMLElement | null)?.style.getPropertyValue(`--${name}`) ?? 0)
  const usual = number(box.querySelector('.windowed-list'), 'usual-line')
  const first = box.querySelector('p')
  const sums: [number, number] = [0, 0]
  for (const space of box.querySelectorAll('.windowed-list-space')) {
    const isBefore = first && space.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
    sums[isBefore ? 0 : 1] += (number(space, 'known') + number(space, 'unknown') * usual) * 2
  }
  return sums
}

describe('a list of a thousand rows', () => {
  it.each([1, 2] as const)('mounts at most 60 of them in %i columns, wherever it is scrolled to', (columns) => {
    const box = drawn(list(columns))
    for (const height of [lineHeight[columns], 20]) {
      for (let scrollTop = 0; scrollTop <= 110_000; scrollTop += 390) {
        scrollTo(scrollTop)
        measure(box, () => height, columns)
        expect(box.querySelectorAll('p').length).toBeLessThanOrEqual(60)
      }
    }
  })

  it.each([1, 2] as const)('has every row of a tall screen mounted in %i columns', (columns) => {
    const box = drawn(list(columns))
    measure(box, () => lineHeight[columns], columns)
    for (const top of [0, 12_345, 30_000, 49_000]) {
      scrollTo(top)
      const there = new Set(shown(box))
      for (let line = Math.floor(top / lineHeight[columns]); line < (top + 900) / lineHeight[columns]; line++) {
        for (let column = 0; column < columns; column++) {
          const row = rows[line * columns + column]
          if (row) expect(there).toContain(row)
        }
      }
    }
  })

  it.each([1, 2] as const)('keeps its total height in %i columns: mounted lines and empty space add up', (columns) => {
    const box = drawn(list(columns))
    measure(box, () => lineHeight[columns], columns)
    for (const top of [0, 20_000, 200_000]) {
      scrollTo(top)
      const [before, after] = spaces(box)
      const mounted = Math.ceil(shown(box).length / columns) * lineHeight[columns]
      expect(before + after + mounted).toBe((1000 / columns) * lineHeight[columns])
    }
  })

  it('is as high as the estimate says until its rows are measured', () => {
    const box = drawn(list(1))
    expect(spaces(box)).toEqual([0, (1000 - shown(box).length) * 300])
    measure(box, () => 100)
    expect(spaces(box)).toEqual([0, (1000 - shown(box).length) * 100])
  })

  it('grows with larger type: the empty space follows the measured height', () => {
    const box = drawn(list(1))
    measure(box, () => 100)
    const [, before] = spaces(box)
    measure(box, () => 150)
    expect(spaces(box)[1]).toBeGreaterThan(before * 1.4)
  })

  it('does not jump when rows of different heights are unmounted: the space above is as high as they were', () => {
    const heightOf = (row: string) => 100 + (Number(row.slice(4)) % 7) * 30
    const box = drawn(list(1))
    measure(box, heightOf)
    for (let top = 0; top < 40_000; top += 300) {
      scrollTo(top)
      measure(box, heightOf)
      const above = rows.slice(0, rows.indexOf(shown(box)[0] ?? ''))
      expect(spaces(box)[0]).toBe(above.reduce((sum, row) => sum + heightOf(row), 0))
    }
  })

  it('does not jump after scrolling past unmeasured rows: the space above stays as it is', () => {
    const box = drawn(list(1))
    measure(box, () => 100)
    scrollTo(50_200)
    const [before] = spaces(box)
    measure(box, () => 110)
    expect(spaces(box)[0]).toBe(before)
  })

  it('measures when other rows are mounted, and not at each scroll', () => {
    const box = drawn(list(1))
    measure(box, () => 100)
    const turns = mockWatched.mock.calls.length
    for (let top = 0; top < 400; top += 20) scrollTo(top)
    expect(mockWatched).toHaveBeenCalledTimes(turns)
    scrollTo(9000)
    expect(mockWatched).toHaveBeenCalledTimes(turns + 1)
  })

  it('ignores the measurement of a hidden page and of an earlier window', () => {
    const box = drawn(list(1))
    const before = spaces(box)
    measure(box, () => 0)
    act(() => {
      for (const tell of mockWatching.values()) tell([90, 90])
    })
    expect(spaces(box)).toEqual(before)
  })

  it('mounts what is on the screen first, and the rest in steps of a few rows', () => {
    const box = draw(list(2))
    expect(shown(box)).toContain('row 0')
    settle()
    measure(box, () => 200, 2)
    act(() => scrolls[0]?.({ scrollTop: 40_000 }))
    const seen = new Set(shown(box))
    for (let turn = 0; mockUpdates.length > 0; turn++) {
      act(() => mockUpdates.shift()?.())
      const added = shown(box).filter((row) => !seen.has(row))
      if (turn === 0) expect(added).toContain('row 400')
      expect(added.length).toBeLessThanOrEqual(16)
      for (const row of added) seen.add(row)
    }
    expect(seen.size).toBeGreaterThan(40)
  })

  it('mounts every row of a short list', () => {
    const box = drawn(list(2, rows.slice(0, 7)))
    expect(shown(box)).toHaveLength(7)
    expect(spaces(box)).toEqual([0, 0])
  })

  it('stays where it is when rows are added at its end', () => {
    const box = drawn(list(2, rows.slice(0, 60)))
    measure(box, () => 200, 2)
    scrollTo(2800)
    drawn(list(2, rows.slice(0, 200)))
    expect(shown(box)).toContain('row 29')
  })
})
