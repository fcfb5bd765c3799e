import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComponentType } from 'react'
import type { GoodsRes } from '@/contract/mall/goods'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { BuyBar } from './BuyBar'
import { GoneState } from './GoneState'
import './ProductPage.scss'
import { ProductPictures } from './ProductPictures'
import { ProductStore } from './productStore'

/** What the parts of a product page are given. */
export interface ProductProps {
  store: ProductStore
  product: GoodsRes
}

interface ProductPageProps {
  goodsId: string
  /** Draws what stands under the pictures: price, choice, brand and texts. Each theme has a layout of its own. */
  Layout: ComponentType<ProductProps>
}

/** The page of a product in both themes: pictures, the layout of the theme, and the action bar. */
export const ProductPage = observer(function ProductPage({ goodsId, Layout }: ProductPageProps) {
  const store = useScreenStore(() => new ProductStore(goodsId))
  const product = store.isGone ? undefined : store.product.value
  return (
    <Screen skeleton="product" remote={store.remote} onRetry={store.load} footer={product && <BuyBar store={store} />}>
      {store.isGone && <GoneState />}
      {product && (
        <View className="product">
          <ProductPictures product={product} />
          <Layout store={store} product={product} />
        </View>
      )}
    </Screen>
  )
})
