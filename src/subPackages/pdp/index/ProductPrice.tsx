import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ProductProps } from '@/domain/mall/ProductPage'
import { ProductTitle } from '@/domain/mall/ProductTitle'
import { mallWords } from '@/i18n/mall'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import './ProductPrice.scss'

/** Price with its subsidy, and what the product is. */
export const ProductPrice = observer(function ProductPrice({ store, product }: ProductProps) {
  const words = mallWords()
  const { price } = store
  return (
    <View className="product-price">
      <View className="product-price-line">
        <View className="product-price-now">
          {price && <Price fen={price.price} was={price.originalPrice} size="large" />}
          {price && price.subsidy > 0 && <Tag kind="discount" text={words.subsidy(price.subsidy)} />}
        </View>
        <Text className="product-price-sold">{words.sold(product.sold)}</Text>
      </View>
      <ProductTitle product={product} />
    </View>
  )
})
