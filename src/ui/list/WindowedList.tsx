import { View } from '@tarojs/components'
import { Fragment, type ReactNode } from 'react'
import { designScale } from '@/platform/page/designScale'
import { variables } from '@/ui/hooks/variables'
import { linesOfPart, partsIn, sectionsOf } from './listShape'
import type { PartRange } from './mountedParts'
import { useListWindow } from './useListWindow'
import './WindowedList.scss'

interface WindowedListProps<T> {
  rows: readonly T[]
  keyOf(row: T): string
  /** Renders a row as one element, which is stretched to the height of its line. */
  render(row: T): ReactNode
  columns?: 1 | 2
  /** Empty space under each line, in px of the design. */
  gap?: number
  /** About how high a line is with its gap, until the first ones are measured; px of the design. */
  estimate?: number
}

/**
 * A long list in the page's own scroll: rows far from the screen are replaced by empty space of the same height. Rows are mounted in parts
 * of a few lines, one part per update. A part keeps its element while it is empty, because a mini-program gets all children of an element
 * again when one before the last comes or goes.
 */
export function WindowedList<T>({ rows, keyOf, render, columns = 1, gap = 8, estimate = 200 }: WindowedListProps<T>) {
  const scale = designScale()
  const lines = linesOfPart(estimate)
  const size = lines * columns
  const facts = { rows, keyOf, columns, lines, estimate: estimate * scale }
  const { name, mounted, parts, usual, spaceOf } = useListWindow(facts)
  /** Content of parts that are mounted; empty space of the same height for others. */
  const draw = (range: PartRange, className: string | undefined, content: () => ReactNode) => {
    const isMounted = range.first < mounted.end && range.end > mounted.first
    const { known, unknown } = spaceOf(range)
    const space = { known: known ? known / scale : undefined, unknown: unknown || undefined }
    return (
      <View
        key={range.first}
        className={isMounted ? className : 'windowed-list-space'}
        style={isMounted ? undefined : variables(space)}
      >
        {isMounted && content()}
      </View>
    )
  }
  const drawRow = (row: T) => <Fragment key={keyOf(row)}>{render(row)}</Fragment>
  const drawPart = (part: PartRange) =>
    draw(part, `windowed-list-rows is-${columns} ${name}`, () =>
      rows.slice(part.first * size, Math.min(part.end * size, mounted.count)).map(drawRow),
    )
  return (
    <View className="windowed-list" style={variables({ 'line-gap': gap, 'usual-line': usual / scale })}>
      {sectionsOf(parts).map((section) => draw(section, undefined, () => partsIn(section).map(drawPart)))}
    </View>
  )
}
