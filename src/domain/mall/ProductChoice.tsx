import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { yuan } from '@/lib/money'
import { Tappable } from '@/ui/action/Tappable'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stepper } from '@/ui/input/Stepper'
import { Row } from '@/ui/layout/Row'
import { CardHeading } from './CardHeading'
import './ProductChoice.scss'
import type { ProductProps } from './ProductPage'

interface ProductChoiceProps extends ProductProps {
  /** How the recharge types are drawn: three equal tiles in a row, or chips that are as wide as their text. */
  look: 'tiles' | 'chips'
  /** A coloured bar stands before each heading. */
  isMarked?: boolean
}

/** The choice of a recharge type, and of how many pieces; the only type is named, and not chosen. */
export const ProductChoice = observer(function ProductChoice({ store, product, look, isMarked }: ProductChoiceProps) {
  const words = mallWords()
  const chosen = store.type
  const isOnly = product.rechargeTypes.length === 1
  const facts = isOnly && chosen ? [chosen.name, ...(chosen.stock < 1 ? [words.soldOut] : [])] : []
  return (
    <Card>
      <View className="product-choice-head">
        <CardHeading text={isOnly ? words.option : words.chooseType} isMarked={isMarked} />
        {chosen && (
          <Text kind="note" tone="third">
            {[...facts, words.deliveries[chosen.kind]].join(' · ')}
          </Text>
        )}
      </View>
      {!isOnly && (
        <View className={`product-choice-types is-${look}`} role="radiogroup" aria-label={words.chooseType}>
          {product.rechargeTypes.map(({ type, name, price, stock }) => (
            <Tappable
              key={type}
              role="radio"
              selected={type === chosen?.type}
              className={`product-choice-type ${type === chosen?.type ? 'is-chosen' : ''}`}
              onTap={() => store.choose(type)}
            >
              <Text kind="body" strong>
                {name}
              </Text>
              <Text kind="note" tone="second" className="product-choice-price">
                {stock < 1 ? words.soldOut : yuan(price)}
              </Text>
            </Tappable>
          ))}
        </View>
      )}
      <View className="product-choice-count">
        <Row gap={8} align="baseline" wrap>
          <CardHeading text={words.quantity} isMarked={isMarked} />
          <Text kind="note" tone="third">
            {words.atMost(store.maxQuantity)}
          </Text>
        </Row>
        <Stepper value={store.quantity} max={store.maxQuantity} onChange={store.setQuantity} label={words.quantity} />
      </View>
    </Card>
  )
})
