import { observer } from 'mobx-react'
import type { ProductProps } from '@/domain/mall/ProductPage'
import { ProductTitle } from '@/domain/mall/ProductTitle'
import { mallWords } from '@/i18n/mall'
import { Card } from '@/ui/display/Card'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './ProductPrice.scss'

/** Price with its subsidy, and what the product is. */
export const ProductPrice = observer(function ProductPrice({ store, product }: ProductProps) {
  const words = mallWords()
  const { price } = store
  return (
    <Card>
      <Row gap={8} justify="between">
        <Row gap={8} wrap>
          {price && <Price fen={price.price} was={price.originalPrice} size="large" />}
          {price && price.subsidy > 0 && <Tag kind="discount" text={words.subsidy(price.subsidy)} />}
        </Row>
        <Text kind="note" tone="third" className="product-price-sold">
          {words.sold(product.sold)}
        </Text>
      </Row>
      <ProductTitle product={product} />
    </Card>
  )
})
