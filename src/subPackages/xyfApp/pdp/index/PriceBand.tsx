import { observer } from 'mobx-react'
import type { ProductProps } from '@/domain/mall/ProductPage'
import { mallWords } from '@/i18n/mall'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './PriceBand.scss'

/** Today's price with its subsidy in a coloured band, and how many were sold. */
export const PriceBand = observer(function PriceBand({ store, product }: ProductProps) {
  const words = mallWords()
  const { price } = store
  return (
    <Row gap={12} justify="between" wrap className="price-band">
      <Row gap={12} wrap>
        {price && <Price fen={price.price} was={price.originalPrice} size="large" />}
        {price && price.subsidy > 0 && <Tag kind="discount" text={words.subsidy(price.subsidy)} />}
      </Row>
      <Text kind="note">{words.sold(product.sold)}</Text>
    </Row>
  )
})
