import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { GoodsCard as Goods } from '@/contract/mall/goods'
import { mallWords } from '@/i18n/mall'
import type { ModuleWith } from '@/report/events'
import { ListBody, type ListSource } from '@/shell/list/ListBody'
import { EmptyState } from '@/ui/display/EmptyState'
import { GoodsCard } from './GoodsCard'
import './GoodsGrid.scss'
import { GoodsRow } from './GoodsRow'

interface GoodsGridProps {
  goods: ListSource<Goods>
  /** What is shown when there are no goods. */
  empty?: ReactNode
  columns?: 1 | 2
  /** The module that taps are reported for. */
  module: ModuleWith<'goods'>
}

/** How goods are drawn by the number of columns. */
const shapes = {
  1: { Card: GoodsRow, estimate: 140, skeleton: 'list' },
  2: { Card: GoodsCard, estimate: 290, skeleton: 'grid' },
} as const

/** An endless list of goods in the page's own scroll. */
export const GoodsGrid = observer(function GoodsGrid({ goods, empty, columns = 2, module }: GoodsGridProps) {
  const { Card, estimate, skeleton } = shapes[columns]
  const words = mallWords()
  return (
    <ListBody
      className="goods-grid"
      list={goods}
      columns={columns}
      estimate={estimate}
      skeleton={skeleton}
      keyOf={({ goodsId }) => goodsId}
      render={(one) => <Card goods={one} module={module} />}
      empty={empty ?? <EmptyState illustration="empty" text={words.noGoods} hint={words.noGoodsHint} />}
    />
  )
})
