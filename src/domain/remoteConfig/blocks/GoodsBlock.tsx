import { ScrollView, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo } from 'react'
import { GoodsLink } from '@/domain/mall/GoodsLink'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { scrollRow } from '@/ui/list/scrollRow'
import { Picture } from '@/ui/media/Picture'
import type { BlockOf } from './block'
import './GoodsBlock.scss'
import { drop } from '@/lib/drop'
import { GoodsOfBlock } from './goodsOfBlock'

/** A row of goods that scrolls sideways; nothing is drawn where there are no goods. */
export const GoodsBlock = observer(function GoodsBlock({ block }: { block: BlockOf<'goods'> }) {
  const goods = useMemo(() => new GoodsOfBlock(block), [block])
  useEffect(() => {
    void goods.load()
    return () => drop(goods)
  }, [goods])
  if (goods.rows.length === 0 && !goods.isLoading) return null
  return (
    <View className="goods-block" aria-busy={goods.isLoading}>
      {block.title && (
        <Text kind="title" block className="goods-block-title" role="heading" aria-level={2}>
          {block.title}
        </Text>
      )}
      <ScrollView className="goods-block-window" scrollX {...scrollRow.plain}>
        <View className="goods-block-row">
          {goods.rows.map((one) => (
            <GoodsLink key={one.goodsId} className="goods-block-item" goods={one} module="lowCode">
              <Picture className="goods-block-picture" src={one.picture} mode="aspectFill" lazyLoad />
              <Text kind="small" lines={2} above={8} className="goods-block-name">
                {one.title}
              </Text>
              <Price fen={one.price} size="small" />
            </GoodsLink>
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
