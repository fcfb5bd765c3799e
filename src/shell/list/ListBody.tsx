import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { FirstLoad } from '@/shell/FirstLoad'
import type { Missing } from '@/shell/remote'
import type { SkeletonShape } from '@/shell/Skeleton'
import { ListFoot } from '@/ui/list/ListFoot'
import { WindowedList } from '@/ui/list/WindowedList'

/** A list as its store has it: a `PagedList`, or a store around one. */
export interface ListSource<T> {
  rows: readonly T[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  error: unknown
  hasMore: boolean
  load(): unknown
  loadMore(): unknown
}

export interface ListBodyProps<T> {
  list: ListSource<T>
  keyOf(row: T): string
  render(row: T): ReactNode
  /** Shown when there are no rows: a text and a next step. */
  empty: ReactNode
  columns?: 1 | 2
  /** Empty space under each line, in px of the design. */
  gap?: number
  /** About how high a line is with its gap, in px of the design, until the first ones are measured. */
  estimate?: number
  skeleton?: SkeletonShape
  /** Shown in place of a failure where what the list belongs to does not exist. */
  missing?: Missing
  /** Text after the last row, where the default does not fit. */
  end?: string
  className?: string
}

/** An endless list that scrolls with the page: first load, rows, empty state, next page. The page's store loads more rows at the end of the page. */
export const ListBody = observer(function ListBody<T>(props: ListBodyProps<T>) {
  const { list, keyOf, render, empty, columns, gap, estimate, skeleton = 'list', missing, end, className } = props
  // The element around them all stays: where skeleton, rows and empty state change, a mini-program gets them alone.
  return (
    <View>
      <FirstLoad remote={list} skeleton={skeleton} onRetry={list.load} missing={missing}>
        {list.status === 'ready' && list.rows.length === 0 ? (
          empty
        ) : (
          <View className={className}>
            <WindowedList
              rows={list.rows}
              columns={columns}
              gap={gap}
              estimate={estimate}
              keyOf={keyOf}
              render={render}
            />
            <ListFoot status={list.status} hasMore={list.hasMore} end={end} onRetry={() => void list.loadMore()} />
          </View>
        )}
      </FirstLoad>
    </View>
  )
})
