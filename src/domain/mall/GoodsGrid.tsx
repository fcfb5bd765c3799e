import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { GoodsCard as Goods } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import type { ModuleWith } from '@/report/events'
import { EmptyState } from '@/ui/EmptyState'
import { ListFoot } from '@/ui/ListFoot'
import { WindowedList } from '@/ui/WindowedList'
import { GoodsCard } from './GoodsCard'
import './GoodsGrid.scss'
import { GoodsRow } from './GoodsRow'
import type { ProductRoute } from './openGoods'

/** The goods of a screen as its store has them: a `PagedList`, or a store around one. */
interface GoodsSource {
  rows: readonly Goods[]
  status: 'idle' | 'loading' | 'ready' | 'failed'
  hasMore: boolean
  loadMore(): unknown
}

interface GoodsGridProps {
  goods: GoodsSource
  /** What stands here when there are no goods. */
  empty?: ReactNode
  product?: ProductRoute
  columns?: 1 | 2
  /** Where it stands, for reports. */
  module: ModuleWith<'goods'>
}

/** How goods are drawn by the number of columns. */
const cards = { 1: GoodsRow, 2: GoodsCard }

/** An endless list of goods; the next page comes when the page's end is near. */
export const GoodsGrid = observer(function GoodsGrid({ goods, empty, product, columns = 2, module }: GoodsGridProps) {
  const Card = cards[columns]
  const words = mallWords()
  useReachBottom(() => void goods.loadMore())
  if (goods.rows.length === 0 && goods.status === 'ready')
    return <>{empty ?? <EmptyState text={words.noGoods} hint={words.noGoodsHint} />}</>
  return (
    <View className="goods-grid">
      <WindowedList
        rows={goods.rows}
        columns={columns}
        keyOf={({ goodsId }) => goodsId}
        render={(one) => <Card goods={one} product={product} module={module} />}
      />
      <ListFoot status={goods.status} hasMore={goods.hasMore} onRetry={() => void goods.loadMore()} />
    </View>
  )
})
