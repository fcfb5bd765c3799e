import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import type { GoodsCardProps } from './GoodsCard'
import { GoodsLink } from './GoodsLink'
import './GoodsRow.scss'

/** A product in a list of one column, as promotions show it; a tap opens it. */
export const GoodsRow = observer(function GoodsRow({ goods, module }: GoodsCardProps) {
  const words = mallWords()
  return (
    <GoodsLink className="goods-row" goods={goods} module={module}>
      <Picture className="goods-row-picture" src={goods.picture} mode="aspectFill" lazyLoad />
      <Stack grow className="goods-row-body">
        <Text kind="large" strong className="goods-row-title">
          {goods.title}
        </Text>
        <Text kind="note" tone="third" className="goods-row-subtitle">
          {goods.subtitle}
        </Text>
        <Row gap={8}>
          {goods.subsidy > 0 && <Tag kind="discount" text={words.subsidy(goods.subsidy)} />}
          <Text kind="note" tone="third">
            {words.sold(goods.sold)}
          </Text>
        </Row>
        <Row gap={8} justify="between" className="goods-row-foot">
          <Price fen={goods.price} was={goods.originalPrice} />
          <Text kind="small" strong className="goods-row-action">
            {words.buyNow}
          </Text>
        </Row>
      </Stack>
    </GoodsLink>
  )
})
