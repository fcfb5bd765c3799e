import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { Fragment, type ReactNode, useReducer, useRef } from 'react'
import { designScale } from '@/platform/designScale'
import { variables } from './variables'
import './WindowedList.scss'
import { windowOf } from './windowOf'

interface WindowedListProps<T> {
  rows: readonly T[]
  keyOf(row: T): string
  render(row: T): ReactNode
  columns?: 1 | 2
  /** Height of one line with the gap under it, in px of the design. All lines are of this height. */
  lineHeight: number
}

/** Rows mounted at once: moving the window sends them all to a mini-program's view, which takes 50 KB at a time. */
const limit = 24

/** A long list in the page's own scroll: rows far from the screen are replaced by empty space of the same height. */
export function WindowedList<T>({ rows, keyOf, render, columns = 1, lineHeight }: WindowedListProps<T>) {
  const scrollTop = useRef(0)
  const [, redraw] = useReducer((turn: number) => turn + 1, 0)
  const facts = { count: rows.length, columns, lineHeight: lineHeight * designScale(), limit }
  const { first, end, linesBefore, linesAfter } = windowOf({ ...facts, scrollTop: scrollTop.current })
  usePageScroll((event) => {
    scrollTop.current = event.scrollTop
    const next = windowOf({ ...facts, scrollTop: event.scrollTop })
    if (next.first !== first || next.end !== end) redraw()
  })
  return (
    <View className="windowed-list" style={variables({ 'line-height': lineHeight })}>
      <View className="windowed-list-space" style={variables({ lines: linesBefore })} />
      <View className={`windowed-list-rows is-${columns}`}>
        {rows.slice(first, end).map((row) => (
          <Fragment key={keyOf(row)}>{render(row)}</Fragment>
        ))}
      </View>
      <View className="windowed-list-space" style={variables({ lines: linesAfter })} />
    </View>
  )
}
