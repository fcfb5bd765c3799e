import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { showPictures } from '@/navigate'
import { Carousel } from '@/ui/Carousel'
import { Picture } from '@/ui/Picture'
import { Tappable } from '@/ui/Tappable'
import { GoneState } from './GoneState'
import { ProductBrand } from './ProductBrand'
import { ProductChoice } from './ProductChoice'
import { ProductPrice } from './ProductPrice'
import { ProductTexts } from './ProductTexts'
import './ProductView.scss'
import type { ProductStore } from './productStore'

/** A product: pictures, which a tap shows large, price, choice, brand and texts; the same in both themes but for their colours. */
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
          <Tappable
            className="product-look"
            role="link"
            label={words.lookAt(product.title, place + 1, pictures.length)}
            onTap={() => showPictures(pictures, pictures[place])}
          >
            <Picture className="product-picture" src={pictures[place]} mode="aspectFill" />
          </Tappable>
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
