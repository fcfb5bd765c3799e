import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ProductBrand } from '@/domain/mall/ProductBrand'
import { ProductChoice } from '@/domain/mall/ProductChoice'
import type { ProductProps } from '@/domain/mall/ProductPage'
import { ProductTexts } from '@/domain/mall/ProductTexts'
import { ProductTitle } from '@/domain/mall/ProductTitle'
import { mallWords } from '@/i18n/mall'
import { Stack } from '@/ui/layout/Stack'
import { PriceBand } from './PriceBand'
import './XyfProductLayout.scss'

/** A product in the newer theme: a coloured band with the price under the pictures, then cards that begin with the brand. */
export const XyfProductLayout = observer(function XyfProductLayout({ store, product }: ProductProps) {
  const words = mallWords()
  return (
    <>
      <PriceBand store={store} product={product} />
      <Stack gap={12} className="xyf-product">
        <View className="xyf-product-card">
          <ProductBrand brand={product.brand} isFlat />
          <ProductTitle product={product} />
        </View>
        <ProductChoice store={store} product={product} look="chips" isMarked />
        <ProductTexts title={words.description} lines={product.description} isMarked />
        <ProductTexts title={words.notes} lines={product.notes} isList isMarked />
      </Stack>
    </>
  )
})
