import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExtInfoRes } from '@/contract/session'
import type { OrderTab } from '@/domain/order/orderTabs'
import { orderTabWords } from '@/i18n/orderTabs'
import { profileWords } from '@/i18n/profile'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Icon, type IconName } from '@/ui/media/Icon'
import './Orders.scss'

/** Tabs of the list that have a tile here; each leads to its own. */
const tiles = [
  { tab: 'unpaid', icon: 'clock' },
  { tab: 'paid', icon: 'box' },
  { tab: 'finished', icon: 'done' },
  { tab: 'refund', icon: 'refund' },
] as const satisfies readonly { tab: OrderTab; icon: IconName }[]

/** Orders by state with how many there are; finished ones wait for nothing and have no number. */
export const Orders = observer(function Orders({ counts }: { counts: ExtInfoRes['orderCounts'] | undefined }) {
  const words = profileWords()
  const tabs = orderTabWords()
  return (
    <View className="my-orders">
      <Tappable className="my-orders-head" role="link" onTap={() => go(routes.orderList)}>
        <Text kind="title" tone="main">
          {words.orders}
        </Text>
        <Row gap={2} className="my-orders-all">
          <Text kind="small">{words.allOrders}</Text>
          <Icon name="next" size={14} />
        </Row>
      </Tappable>
      <View className="my-orders-states">
        {tiles.map(({ tab, icon }) => {
          const count = tab === 'finished' ? 0 : (counts?.[tab] ?? 0)
          return (
            <Tappable
              key={tab}
              id={`my-orders-${tab}`}
              className="my-orders-state"
              role="link"
              onTap={() => go(routes.orderList, { state: tab })}
            >
              <Row align="stretch" className="my-orders-icon">
                <Icon name={icon} size={26} />
                {count > 0 && (
                  <Text kind="note" tone="on-brand" center className="my-orders-badge">
                    {count > 99 ? '99+' : count}
                  </Text>
                )}
              </Row>
              <Text kind="small">{tabs[tab]}</Text>
            </Tappable>
          )
        })}
      </View>
    </View>
  )
})
