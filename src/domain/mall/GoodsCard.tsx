import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GoodsCard as Goods } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { Tag } from '@/ui/Tag'
import { Tappable } from '@/ui/Tappable'
import './GoodsCard.scss'
import { openGoods, type TappableGoods } from './openGoods'

export interface GoodsCardProps extends TappableGoods {
  goods: Goods
}

/** Goods as a list of two columns shows them; opens the product. */
export const GoodsCard = observer(function GoodsCard(props: GoodsCardProps) {
  const { goods } = props
  const words = mallWords()
  return (
    <Tappable className="goods-card" role="link" onTap={() => openGoods(props)}>
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
    </Tappable>
  )
})
