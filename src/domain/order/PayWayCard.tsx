import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { orderWords } from '@/i18n/order'
import { Tappable } from '@/ui/Tappable'
import { OrderCard } from './OrderCard'
import './PayWayCard.scss'
import type { PayWayStore } from './payWayStore'

/** Which kind of tool the customer will pay with; nothing is drawn where the server named none. */
export const PayWayCard = observer(function PayWayCard({ store }: { store: PayWayStore }) {
  const words = orderWords()
  if (store.offered.length === 0) return null
  return (
    <OrderCard title={words.payWay}>
      <View role="radiogroup" aria-label={words.payWay}>
        {store.offered.map(({ assetType, name, cardTail }) => (
          <Tappable
            key={assetType}
            role="radio"
            selected={assetType === store.current}
            className="pay-way-row"
            onTap={() => store.choose(assetType)}
          >
            <View className={`pay-way-badge is-${assetType.toLowerCase()}`} aria-hidden="true" />
            <Text className="pay-way-name">{name}</Text>
            {cardTail && <Text className="pay-way-tail">{words.cardTail(cardTail)}</Text>}
            <View className={`pay-way-mark ${assetType === store.current ? 'is-on' : ''}`} />
          </Tappable>
        ))}
      </View>
    </OrderCard>
  )
})
