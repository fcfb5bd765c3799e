import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsRes } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import { formatPrice } from '@/lib/money'
import { Stepper } from '@/ui/Stepper'
import { Tappable } from '@/ui/Tappable'
import './ProductChoice.scss'
import type { ProductStore } from './productStore'

/** Which recharge type, and how many. */
export const ProductChoice = observer(function ProductChoice({
  store,
  product,
}: {
  store: ProductStore
  product: GoodsRes
}) {
  const words = mallWords()
  const chosen = store.type
  return (
    <View className="product-choice">
      <View className="product-choice-head">
        <Text className="product-choice-title">{words.chooseType}</Text>
        {chosen && <Text className="product-choice-hint">{words.deliveries[chosen.kind]}</Text>}
      </View>
      <View className="product-choice-types" role="radiogroup" aria-label={words.chooseType}>
        {product.rechargeTypes.map(({ type, name, price, stock }) => (
          <Tappable
            key={type}
            role="radio"
            selected={type === chosen?.type}
            className={`product-choice-type ${type === chosen?.type ? 'is-chosen' : ''}`}
            onTap={() => store.choose(type)}
          >
            <Text className="product-choice-name">{name}</Text>
            <Text className="product-choice-price">{stock < 1 ? words.soldOut : `¥${formatPrice(price)}`}</Text>
          </Tappable>
        ))}
      </View>
      <View className="product-choice-count">
        <View>
          <Text className="product-choice-title">{words.quantity}</Text>
          <Text className="product-choice-hint product-choice-most">{words.atMost(store.maxQuantity)}</Text>
        </View>
        <Stepper value={store.quantity} max={store.maxQuantity} onChange={store.setQuantity} label={words.quantity} />
      </View>
    </View>
  )
})
