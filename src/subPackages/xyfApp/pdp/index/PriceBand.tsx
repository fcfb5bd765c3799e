import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ProductProps } from '@/domain/mall/ProductPage'
import { mallWords } from '@/i18n/mall'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import './PriceBand.scss'

/** Today's price with its subsidy in a coloured band, and how many were sold. */
export const PriceBand = observer(function PriceBand({ store, product }: ProductProps) {
  const words = mallWords()
  const { price } = store
  return (
    <View className="price-band">
      <View className="price-band-now">
        {price && <Price fen={price.price} was={price.originalPrice} size="large" />}
        {price && price.subsidy > 0 && <Tag kind="discount" text={words.subsidy(price.subsidy)} />}
      </View>
      <Text className="price-band-sold">{words.sold(product.sold)}</Text>
    </View>
  )
})
