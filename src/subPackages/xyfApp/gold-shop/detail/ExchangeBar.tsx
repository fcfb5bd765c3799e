import { observer } from 'mobx-react'
import type { GoodsRefusal } from '@/contract/coin/goodsRefusal'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import './ExchangeBar.scss'
import type { CoinGoodsStore } from './store'

/** The button that exchanges; where that cannot be, the reason with the way on in its place. */
export const ExchangeBar = observer(function ExchangeBar({ store }: { store: CoinGoodsStore }) {
  const words = coinWords()
  const { goods, closed, balance, exchange } = store
  if (!goods) return null
  const { preparing, making } = exchange
  const ways: Record<GoodsRefusal, { id: string; reason: string; text: string; onTap(): void }> = {
    COINS_SHORT: {
      id: 'coin-earn',
      reason: words.closed.COINS_SHORT(goods.coins - balance),
      text: words.earn,
      onTap: () => go(routes.cashTask),
    },
    SOLD_OUT: { id: 'coin-more', reason: words.closed.SOLD_OUT, text: words.toShop, onTap: () => go(routes.coinShop) },
    LIMIT_REACHED: {
      id: 'coin-more',
      reason: words.closed.LIMIT_REACHED,
      text: words.toShop,
      onTap: () => go(routes.coinShop),
    },
  }
  const way = closed && ways[closed]
  return (
    <Row gap={12}>
      <Row gap={6} align="baseline" wrap grow>
        <Text kind="note" tone="third">
          {words.balance}
        </Text>
        <Text kind="title" tabular>
          {String(balance)}
        </Text>
        {way && (
          <Text id="coin-reason" kind="note" tone="danger" whole className="exchange-bar-reason" role="status">
            {way.reason}
          </Text>
        )}
      </Row>
      {way ? (
        <Button id={way.id} kind="second" text={way.text} onTap={way.onTap} />
      ) : (
        <Button id="coin-exchange" text={words.exchange} busy={preparing.busy || making.busy} onTap={store.start} />
      )}
    </Row>
  )
})
