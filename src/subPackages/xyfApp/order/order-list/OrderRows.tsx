import { observer } from 'mobx-react'
import type { AgainStore } from '@/domain/order/again/againStore'
import { orderTabs } from '@/domain/order/orderTabs'
import { orderWords } from '@/i18n/order'
import { orderTabWords } from '@/i18n/orderTabs'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { firstUse } from '@/ui/illustrations/firstUse'
import { OrderCell } from './OrderCell'
import './OrderRows.scss'
import type { OrderListStore } from './store'

/** The orders of the open tab, under the tabs to choose from. */
export const OrderRows = observer(function OrderRows({ store, again }: { store: OrderListStore; again: AgainStore }) {
  const words = orderWords()
  const tabs = orderTabWords()
  return (
    <TabbedList
      tabs={orderTabs.map((id) => ({ id, text: tabs[id] }))}
      active={store.tab}
      onChoose={store.choose}
      label={words.listLabel}
      list={store.list}
      keyOf={({ orderId }) => orderId}
      render={(row) => <OrderCell row={row} store={store} again={again} />}
      gap={12}
      estimate={234}
      className="order-rows"
      empty={
        <EmptyState
          illustration={store.tab === 'all' ? firstUse : 'empty'}
          text={words.emptyTitle}
          hint={words.emptyText}
          icon="document"
        >
          <Button text={words.toMall} onTap={() => go(routes.mall)} />
        </EmptyState>
      }
    />
  )
})
