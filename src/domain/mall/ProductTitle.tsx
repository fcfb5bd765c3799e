import { Text, View } from '@tarojs/components'
import type { GoodsRes } from '@/contract/mall/goods'
import { Tag } from '@/ui/display/Tag'
import './ProductTitle.scss'

/** What the product is: its title, subtitle and tags. */
export function ProductTitle({ product }: { product: GoodsRes }) {
  return (
    <>
      <Text className="product-title" role="heading" aria-level={2}>
        {product.title}
      </Text>
      <Text className="product-subtitle">{product.subtitle}</Text>
      <View className="product-tags">
        {product.tags.map((tag) => (
          <Tag key={tag} kind="brand" text={tag} />
        ))}
      </View>
    </>
  )
}
