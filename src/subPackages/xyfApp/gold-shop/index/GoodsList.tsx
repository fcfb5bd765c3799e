import { observer } from 'mobx-react'
import { CoinGoodsCard } from '@/domain/coin/CoinGoodsCard'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { TabbedList } from '@/shell/list/TabbedList'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { firstUse } from '@/ui/illustrations/firstUse'
import type { CoinShopStore } from './store'

/** What coins can be exchanged for, by kind. */
export const GoodsList = observer(function GoodsList({ store }: { store: CoinShopStore }) {
  const words = coinWords()
  const kinds = (store.info?.kinds ?? []).map(({ kind, name }) => ({ id: kind, text: name }))
  return (
    <TabbedList
      label={words.kindsLabel}
      tabs={[{ id: 'all' as const, text: words.all }, ...kinds]}
      active={store.kind}
      onChoose={store.chooseKind}
      list={store.goods}
      className="coin-shop-list"
      columns={2}
      estimate={226}
      skeleton="grid"
      keyOf={({ goodsId }) => goodsId}
      render={(goods) => <CoinGoodsCard goods={goods} />}
      empty={
        <EmptyState
          illustration={store.kind === 'all' ? firstUse : 'empty'}
          icon="gift"
          text={words.noGoods}
          hint={words.noGoodsHint}
        >
          <Button text={words.earn} onTap={() => go(routes.cashTask)} />
        </EmptyState>
      }
    />
  )
})
