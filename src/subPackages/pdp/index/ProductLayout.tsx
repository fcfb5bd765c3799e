import { observer } from 'mobx-react'
import { ProductBrand } from '@/domain/mall/ProductBrand'
import { ProductChoice } from '@/domain/mall/ProductChoice'
import type { ProductProps } from '@/domain/mall/ProductPage'
import { ProductTexts } from '@/domain/mall/ProductTexts'
import { mallWords } from '@/i18n/mall'
import { Stack } from '@/ui/layout/Stack'
import './ProductLayout.scss'
import { ProductPrice } from './ProductPrice'

/** A product in the older theme: cards one under the other, the first of which lies over the pictures. */
export const ProductLayout = observer(function ProductLayout({ store, product }: ProductProps) {
  const words = mallWords()
  return (
    <Stack gap={12} className="product-cards">
      <ProductPrice store={store} product={product} />
      <ProductChoice store={store} product={product} look="tiles" />
      <ProductBrand brand={product.brand} />
      <ProductTexts title={words.description} lines={product.description} />
      <ProductTexts title={words.notes} lines={product.notes} isList />
    </Stack>
  )
})
