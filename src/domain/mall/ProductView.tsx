import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { Carousel } from '@/ui/Carousel'
import { Picture } from '@/ui/Picture'
import { GoneState } from './GoneState'
import { ProductBrand } from './ProductBrand'
import { ProductChoice } from './ProductChoice'
import { ProductPrice } from './ProductPrice'
import { ProductTexts } from './ProductTexts'
import './ProductView.scss'
import type { ProductStore } from './productStore'

/** A product: pictures, price, choice, brand and texts; the same in both themes but for their colours. */
export const ProductView = observer(function ProductView({ store }: { store: ProductStore }) {
  const words = mallWords()
  const product = store.product.value
  if (store.isGone) return <GoneState />
  if (!product) return null
  const { pictures } = product
  return (
    <View className="product">
      <Carousel
        className="product-pictures"
        autoplay={0}
        count={pictures.length}
        label={words.pictures}
        slide={(place) => (
          <Picture className="product-picture" src={pictures[place]} mode="aspectFill" label={product.title} />
        )}
      />
      <View className="product-parts">
        <ProductPrice store={store} product={product} />
        <ProductChoice store={store} product={product} />
        <ProductBrand brand={product.brand} />
        <ProductTexts title={words.description} lines={product.description} />
        <ProductTexts title={words.notes} lines={product.notes} isList />
      </View>
    </View>
  )
})
