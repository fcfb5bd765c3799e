import { act } from 'react'
import { WindowedList } from '@/ui/WindowedList'
import { windowOf } from '@/ui/windowOf'
import { clean, draw } from './mounted'

const scrolls: ((event: { scrollTop: number }) => void)[] = []
jest.mock('@tarojs/taro', () => ({
  usePageScroll: (handler: (event: { scrollTop: number }) => void) => {
    scrolls[0] = handler
  },
}))
jest.mock('@/platform/designScale', () => ({ designScale: () => 1 }))

afterEach(clean)

const rows = Array.from({ length: 1000 }, (_, place) => `row ${place}`)
/** Cards in two columns are about twice as high as rows in one. */
const lineHeight = { 1: 100, 2: 200 }
const list = (columns: 1 | 2, count = rows.length) => (
  <WindowedList
    rows={rows.slice(0, count)}
    columns={columns}
    lineHeight={lineHeight[columns]}
    keyOf={(row) => row}
    render={(row) => <p>{row}</p>}
  />
)
const scrollTo = (scrollTop: number) => act(() => scrolls[0]?.({ scrollTop }))
const shown = (box: Element) => [...box.querySelectorAll('p')].map((one) => one.textContent)
const linesOf = (box: Element) =>
  [...box.querySelectorAll<HTMLElement>('.windowed-list-space')].map((one) =>
    Number(one.style.getPropertyValue('--lines')),
  )

describe('a list of a thousand rows', () => {
  it.each([1, 2] as const)('mounts at most 60 of them in %i columns, wherever it is scrolled to', (columns) => {
    const box = draw(list(columns))
    for (let scrollTop = 0; scrollTop <= 110_000; scrollTop += 390) {
      scrollTo(scrollTop)
      expect(box.querySelectorAll('p').length).toBeLessThanOrEqual(60)
    }
  })

  it.each([1, 2] as const)('has every row of a tall screen mounted in %i columns', (columns) => {
    const box = draw(list(columns))
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

  it.each([1, 2] as const)('keeps its height in %i columns: lines mounted and lines left out add up', (columns) => {
    const box = draw(list(columns))
    for (const top of [0, 20_000, 200_000]) {
      scrollTo(top)
      const [before = 0, after = 0] = linesOf(box)
      expect(before + after + Math.ceil(shown(box).length / columns)).toBe(1000 / columns)
    }
  })

  it('is whole while it is short', () => {
    const box = draw(list(2, 7))
    expect(shown(box)).toHaveLength(7)
    expect(linesOf(box)).toEqual([0, 0])
  })

  it('stays where it is when rows are added at its end', () => {
    const box = draw(list(2, 60))
    scrollTo(2800)
    draw(list(2, 200))
    expect(shown(box)).toContain('row 29')
  })
})

describe('the window', () => {
  const at = (scrollTop: number) => windowOf({ count: 1000, columns: 1, lineHeight: 100, scrollTop, limit: 36 })

  it('moves by steps, so that scrolling within one draws nothing', () => {
    expect(at(4800)).toEqual(at(5390))
    expect(at(4800)).not.toEqual(at(5400))
  })

  it('takes scrolling beyond either end', () => {
    expect(at(-300).first).toBe(0)
    expect(at(1e9)).toMatchObject({ end: 1000, linesAfter: 0 })
  })

  it('is empty for an empty list', () => {
    expect(windowOf({ count: 0, columns: 2, lineHeight: 100, scrollTop: 0, limit: 36 })).toEqual({
      first: 0,
      end: 0,
      linesBefore: 0,
      linesAfter: 0,
    })
  })
})
