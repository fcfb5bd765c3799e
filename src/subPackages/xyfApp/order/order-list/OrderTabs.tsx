import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderTabs } from '@/domain/order/orderTabs'
import { orderWords } from '@/i18n/order'
import { frameRoom } from '@/platform/frame'
import { Tabs } from '@/ui/Tabs'
import './OrderTabs.scss'
import type { OrderListStore } from './store'

/** The states to choose from; they stay under the bar, and the offline banner, while the list scrolls. */
export const OrderTabs = observer(function OrderTabs({ store }: { store: OrderListStore }) {
  const words = orderWords()
  const { statusBar, bar } = frameRoom()
  return (
    <View className="order-tabs" style={{ top: `calc(${statusBar + bar}px + var(--banner-room, 0px))` }}>
      <Tabs
        label={words.listLabel}
        items={orderTabs.map((id) => ({ id, text: words.tabs[id] }))}
        active={store.tab}
        onChoose={store.choose}
      />
    </View>
  )
})
