import { usePageScroll } from '@tarojs/taro'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { afterUpdate } from '@/platform/page/afterUpdate'
import { watchHeights } from '@/platform/page/measure'
import { useLatest } from '@/ui/hooks/useLatest'
import { LineHeights } from '@/ui/input/lineHeights'
import { everyFirst } from './listShape'
import { isSameRange, type Mounted, nextUpdate, type PartRange } from './mountedParts'
import { windowOf } from './windowOf'

interface ListFacts<T> {
  rows: readonly T[]
  keyOf(row: T): string
  columns: 1 | 2
  /** Number of lines in a part; the last part may have fewer. */
  lines: number
  /** About how high a line is, in px of the screen. */
  estimate: number
}

/** Number of lists created; gives each list a class name of its own, since several pages have lists at the same time. */
let lists = 0
const newName = () => `windowed-list-${++lists}`

/** Which parts of a long list are mounted while the page scrolls, and the heights of its lines. */
export function useListWindow<T>({ rows, keyOf, columns, lines, estimate }: ListFacts<T>) {
  const scrollTop = useRef(0)
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  const [name] = useState(newName)
  const [heights] = useState(() => new LineHeights())
  const [mounted, setMounted] = useState<Mounted>({ first: 0, end: 1, count: rows.length })
  const keys = everyFirst(rows, columns).map(keyOf)
  const lineTops = heights.tops(keys, estimate)
  const tops = [...everyFirst(lineTops.slice(0, -1), lines), lineTops[keys.length] ?? 0]
  const facts = { size: lines * columns, tops }
  const wanted = windowOf({ ...facts, scrollTop: scrollTop.current })
  const isSettled = isSameRange(mounted, wanted) && mounted.count === rows.length
  const latest = useLatest({ keys, facts })
  usePageScroll((event) => {
    scrollTop.current = event.scrollTop
    if (!isSameRange(windowOf({ ...facts, scrollTop: event.scrollTop }), wanted)) redraw()
  })
  // In a layout effect, because the update of this very render is still under way then. New rows are an update of their own.
  useLayoutEffect(() => {
    if (isSettled) return
    return afterUpdate(() => {
      const now = windowOf({ ...latest.current.facts, scrollTop: scrollTop.current })
      setMounted(nextUpdate(mounted, rows.length, now, now.seen))
    })
  }, [isSettled, mounted, rows, latest])
  // Runs when all wanted rows are mounted and when `rows` is replaced, not at each scroll.
  useEffect(() => {
    if (!isSettled) return
    const firstLine = mounted.first * lines
    const linesBelow = Math.ceil(rows.length / columns) - firstLine
    return watchHeights(name, (measured) => {
      // A hidden page measures 0, and a query may answer with the parts of an earlier window.
      if (measured.length !== mounted.end - mounted.first || measured.every((height) => height === 0)) return
      const each = measured.flatMap((height, index) => {
        const inside = Math.min(lines, linesBelow - index * lines)
        return Array.from({ length: inside }, () => height / inside)
      })
      if (heights.take(latest.current.keys, firstLine, each)) redraw()
    })
  }, [isSettled, mounted, rows, columns, lines, name, heights, latest])
  return {
    /** Class of the elements of the mounted parts, by which they are measured. */
    name,
    /** Parts that are mounted, with the rows that they may show. */
    mounted,
    parts: tops.length - 1,
    /** Height of a line that is not measured, in px of the screen. */
    usual: heights.usual(estimate),
    /** What a range of parts takes up: the measured px of the screen, and the number of lines that are not measured. */
    spaceOf: ({ first, end }: PartRange) => heights.space(keys.slice(first * lines, end * lines)),
  }
}
