import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react'
import { designScale } from '@/platform/designScale'
import { watchHeights } from '@/platform/measure'
import { LineHeights } from './lineHeights'
import { useLatest } from './useLatest'
import { variables } from './variables'
import './WindowedList.scss'
import { windowOf } from './windowOf'

interface WindowedListProps<T> {
  rows: readonly T[]
  keyOf(row: T): string
  render(row: T): ReactNode
  columns?: 1 | 2
  /** Empty space under each line, in px of the design. */
  gap?: number
  /** About how high a line is with its gap, until the first ones are measured; px of the design. */
  estimate?: number
}

/** Number of lists created; gives each list a class name of its own, since several pages have lists at the same time. */
let lists = 0
const newName = () => `windowed-list-${++lists}`

/** A long list in the page's own scroll: rows far from the screen are replaced by empty space of the same height. */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { rows, keyOf, render, columns = 1, gap = 8, estimate = 200 } = props
  const scrollTop = useRef(0)
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  const [name] = useState(newName)
  const [heights] = useState(() => new LineHeights())
  const scale = designScale()
  const keys = everyFirst(rows, columns).map(keyOf)
  const facts = { count: rows.length, columns, tops: heights.tops(keys, estimate * scale) }
  const { first, end, before, after } = windowOf({ ...facts, scrollTop: scrollTop.current })
  usePageScroll((event) => {
    scrollTop.current = event.scrollTop
    const next = windowOf({ ...facts, scrollTop: event.scrollTop })
    if (next.first !== first || next.end !== end) redraw()
  })
  const latest = useLatest({ keys, gap: gap * scale })
  // Runs when other rows are mounted and when `rows` is replaced, not at each scroll.
  useEffect(() => {
    const mounted = rows.slice(first, end).length
    return watchHeights(name, (measured) => {
      // A hidden page measures 0, and a query may answer with the rows of an earlier window.
      if (measured.length !== mounted || measured.every((height) => height === 0)) return
      const lines = everyFirst(measured, columns).map((height) => height + latest.current.gap)
      if (heights.take(latest.current.keys, first / columns, lines)) redraw()
    })
  }, [rows, first, end, columns, name, heights, latest])
  return (
    <View className="windowed-list" style={variables({ 'line-gap': gap })}>
      <View className="windowed-list-space" style={variables({ space: before / scale })} />
      <View className={`windowed-list-rows is-${columns}`}>
        {rows.slice(first, end).map((row) => (
          <View key={keyOf(row)} className={`windowed-list-row ${name}`}>
            {render(row)}
          </View>
        ))}
      </View>
      <View className="windowed-list-space" style={variables({ space: after / scale })} />
    </View>
  )
}

/** The first entry of each line. */
const everyFirst = <T,>(entries: readonly T[], columns: number): T[] =>
  entries.filter((_, place) => place % columns === 0)
