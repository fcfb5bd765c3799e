import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { Price } from '@/ui/display/Price'
import { Tag } from '@/ui/display/Tag'
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
      <View className="goods-row-body">
        <Text className="goods-row-title">{goods.title}</Text>
        <Text className="goods-row-subtitle">{goods.subtitle}</Text>
        <View className="goods-row-tags">
          {goods.subsidy > 0 && <Tag kind="discount" text={words.subsidy(goods.subsidy)} />}
          <Text className="goods-row-sold">{words.sold(goods.sold)}</Text>
        </View>
        <View className="goods-row-foot">
          <Price fen={goods.price} was={goods.originalPrice} />
          <Text className="goods-row-action">{words.buyNow}</Text>
        </View>
      </View>
    </GoodsLink>
  )
})
