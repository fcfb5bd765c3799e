import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsCard as Goods } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import type { ModuleWith } from '@/report/events'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
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
      <View className="goods-card-body">
        <Text className="goods-card-title">{goods.title}</Text>
        <View className="goods-card-more">
          <Text className="goods-card-subtitle">{goods.subtitle}</Text>
        </View>
        <View className="goods-card-tags">
          {goods.subsidy > 0 && <Tag kind="discount" text={words.subsidy(goods.subsidy)} />}
          {goods.tags[0] && <Tag text={goods.tags[0]} />}
        </View>
        <View className="goods-card-foot">
          <Price fen={goods.price} />
          <Text className="goods-card-sold">{words.sold(goods.sold)}</Text>
        </View>
      </View>
    </GoodsLink>
  )
})
