import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { mallWords } from '@/i18n/mall'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tappable } from '@/ui/Tappable'
import type { GoodsCardProps } from './GoodsCard'
import './GoodsRow.scss'
import { openGoods } from './openGoods'

/** Goods as a promotion shows them, one a line; opens the product. */
export const GoodsRow = observer(function GoodsRow(props: GoodsCardProps) {
  const { goods } = props
  const words = mallWords()
  return (
    <Tappable className="goods-row" role="link" onTap={() => openGoods(props)}>
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
    </Tappable>
  )
})
