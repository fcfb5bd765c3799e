import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ExtInfoRes } from '@/contract/session'
import { profileWords } from '@/i18n/profile'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Icon } from '@/ui/Icon'
import { Tappable } from '@/ui/Tappable'
import './Orders.scss'

const states = [
  { state: 'unpaid', icon: 'clock' },
  { state: 'paid', icon: 'box' },
  { state: 'finished', icon: 'done' },
  { state: 'refund', icon: 'refund' },
] as const

/** Orders by state with how many there are; finished ones ask for nothing and bear no number. */
export const Orders = observer(function Orders({ counts }: { counts: ExtInfoRes['orderCounts'] | undefined }) {
  const words = profileWords()
  return (
    <View className="my-orders">
      <Tappable className="my-orders-head" role="link" onTap={() => go(routes.orderList)}>
        <Text className="my-orders-title">{words.orders}</Text>
        <View className="my-orders-all">
          <Text>{words.allOrders}</Text>
          <Icon name="next" size={14} />
        </View>
      </Tappable>
      <View className="my-orders-states">
        {states.map(({ state, icon }) => {
          const count = state === 'finished' ? 0 : (counts?.[state] ?? 0)
          const name = words.orderStates[state]
          return (
            <Tappable
              key={state}
              id={`my-orders-${state}`}
              className="my-orders-state"
              role="link"
              onTap={() => go(routes.orderList, { state })}
            >
              <View className="my-orders-icon">
                <Icon name={icon} size={26} />
                {count > 0 && <Text className="my-orders-badge">{count > 99 ? '99+' : count}</Text>}
              </View>
              <Text>{name}</Text>
            </Tappable>
          )
        })}
      </View>
    </View>
  )
})
