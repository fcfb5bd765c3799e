import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsRes } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import './ProductPrice.scss'
import type { ProductStore } from './productStore'

/** Price with its subsidy, and what the product is. */
export const ProductPrice = observer(function ProductPrice({
  store,
  product,
}: {
  store: ProductStore
  product: GoodsRes
}) {
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
      <Text className="product-price-title" role="heading" aria-level={2}>
        {product.title}
      </Text>
      <Text className="product-price-subtitle">{product.subtitle}</Text>
      <View className="product-price-tags">
        {product.tags.map((tag) => (
          <Tag key={tag} kind="brand" text={tag} />
        ))}
      </View>
    </View>
  )
})
