import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { formatPrice } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Stepper } from '@/ui/input/Stepper'
import { CardHeading } from './CardHeading'
import './ProductChoice.scss'
import type { ProductProps } from './ProductPage'

interface ProductChoiceProps extends ProductProps {
  /** How the recharge types are drawn: three equal tiles in a row, or chips that are as wide as their text. */
  look: 'tiles' | 'chips'
  /** A coloured bar stands before each heading. */
  isMarked?: boolean
}

/** The choice of a recharge type, and of how many pieces. */
export const ProductChoice = observer(function ProductChoice({ store, product, look, isMarked }: ProductChoiceProps) {
  const words = mallWords()
  const chosen = store.type
  return (
    <View className="product-choice">
      <View className="product-choice-head">
        <CardHeading text={words.chooseType} isMarked={isMarked} />
        {chosen && <Text className="product-choice-hint">{words.deliveries[chosen.kind]}</Text>}
      </View>
      <View className={`product-choice-types is-${look}`} role="radiogroup" aria-label={words.chooseType}>
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
        <View className="product-choice-count-words">
          <CardHeading text={words.quantity} isMarked={isMarked} />
          <Text className="product-choice-hint">{words.atMost(store.maxQuantity)}</Text>
        </View>
        <Stepper value={store.quantity} max={store.maxQuantity} onChange={store.setQuantity} label={words.quantity} />
      </View>
    </View>
  )
})
