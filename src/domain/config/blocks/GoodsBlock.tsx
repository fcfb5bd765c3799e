import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo } from 'react'
import { openGoods } from '@/domain/mall/openGoods'
import { Picture } from '@/ui/Picture'
import { Price } from '@/ui/Price'
import { Tappable } from '@/ui/Tappable'
import type { BlockOf } from './block'
import './GoodsBlock.scss'
import { GoodsOfBlock } from './goodsOfBlock'

/** A row of goods to be pushed sideways. Without goods there is no row. */
export const GoodsBlock = observer(function GoodsBlock({ block }: { block: BlockOf<'goods'> }) {
  const goods = useMemo(() => new GoodsOfBlock(block), [block])
  useEffect(() => {
    void goods.load()
    return goods.drop
  }, [goods])
  if (goods.rows.length === 0 && !goods.isLoading) return null
  return (
    <View className="goods-block" aria-busy={goods.isLoading}>
      {block.title && (
        <Text className="goods-block-title" role="heading" aria-level={2}>
          {block.title}
        </Text>
      )}
      <ScrollView className="goods-block-window" scrollX showScrollbar={false}>
        <View className="goods-block-row">
          {goods.rows.map((one) => (
            <Tappable
              key={one.goodsId}
              className="goods-block-item"
              role="link"
              onTap={() => openGoods({ goods: one, module: 'lowCode' })}
            >
              <Picture className="goods-block-picture" src={one.picture} mode="aspectFill" lazyLoad />
              <Text className="goods-block-name">{one.title}</Text>
              <Price fen={one.price} size="small" />
            </Tappable>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
