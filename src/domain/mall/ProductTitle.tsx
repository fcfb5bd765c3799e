import type { GoodsRes } from '@/contract/mall/goods'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'

/** What the product is: its title, subtitle and tags. */
export function ProductTitle({ product }: { product: GoodsRes }) {
  return (
    <>
      <Text kind="heading" block above={8} className="product-title" role="heading" aria-level={2}>
        {product.title}
      </Text>
      <Text kind="small" tone="third" block above={4}>
        {product.subtitle}
      </Text>
      <Row gap={6} align="stretch" wrap above={8}>
        {product.tags.map((tag) => (
          <Tag key={tag} kind="brand" text={tag} />
        ))}
      </Row>
    </>
  )
}
