import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsCard as Goods } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import type { ModuleWith } from '@/report/events'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './GoodsCard.scss'
import { GoodsLink } from './GoodsLink'

export interface GoodsCardProps {
  goods: Goods
  /** The module that a tap is reported for. */
  module: ModuleWith<'goods'>
}

/** A product in a list of two columns; a tap opens it. */
export const GoodsCard = observer(function GoodsCard({ goods, module }: GoodsCardProps) {
  const words = mallWords()
  return (
    <GoodsLink className="goods-card" goods={goods} module={module}>
      <Picture className="goods-card-picture" src={goods.picture} mode="aspectFill" lazyLoad />
      <Stack className="goods-card-body">
        <Text kind="body" strong lines={2} className="goods-card-title">
          {goods.title}
        </Text>
        <View className="goods-card-more">
          <Text kind="note" tone="third" lines={1} block className="goods-card-subtitle">
            {goods.subtitle}
          </Text>
        </View>
        <Row gap={4} align="stretch" above={4} className="goods-card-tags">
          {goods.subsidy > 0 && <Tag kind="discount" text={words.subsidy(goods.subsidy)} />}
          {goods.tags[0] && <Tag text={goods.tags[0]} />}
        </Row>
        <Row gap={4} align="baseline" justify="between" className="goods-card-foot">
          <Price fen={goods.price} />
          <Text kind="note" tone="third" className="goods-card-sold">
            {words.sold(goods.sold)}
          </Text>
        </Row>
      </Stack>
    </GoodsLink>
  )
})
