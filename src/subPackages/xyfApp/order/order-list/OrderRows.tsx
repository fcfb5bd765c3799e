import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { AgainStore } from '@/domain/order/againStore'
import { orderWords } from '@/i18n/order'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { FirstLoad } from '@/shell/FirstLoad'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ListFoot } from '@/ui/ListFoot'
import { WindowedList } from '@/ui/WindowedList'
import { OrderCell } from './OrderCell'
import './OrderRows.scss'
import type { OrderListStore } from './store'

/** The orders of the open tab; the next page is asked for at the end of the page. */
export const OrderRows = observer(function OrderRows({ store, again }: { store: OrderListStore; again: AgainStore }) {
  const words = orderWords()
  const { list } = store
  useReachBottom(() => void list.loadMore())
  return (
    <FirstLoad remote={list} skeleton="list" onRetry={store.load}>
      {list.status === 'ready' && list.rows.length === 0 ? (
        <EmptyState text={words.emptyTitle} hint={words.emptyText} icon="document">
          <Button text={words.toMall} onTap={() => go(routes.mall)} />
        </EmptyState>
      ) : (
        <View className="order-rows">
          <WindowedList
            rows={list.rows}
            keyOf={({ orderId }) => orderId}
            gap={12}
            render={(row) => <OrderCell row={row} store={store} again={again} />}
          />
          <ListFoot
            status={list.status}
            hasMore={list.hasMore}
            end={words.noMore}
            onRetry={() => void list.loadMore()}
          />
        </View>
      )}
    </FirstLoad>
  )
})
