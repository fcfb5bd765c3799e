import { observer } from 'mobx-react'
import type { CoinGoods } from '@/contract/coin/shop'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Tappable } from '@/ui/action/Tappable'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import './CoinGoodsCard.scss'
import { CoinSum } from './CoinSum'

/** Goods of the coin shop in a list of two columns; a tap opens them. */
export const CoinGoodsCard = observer(function CoinGoodsCard({ goods }: { goods: CoinGoods }) {
  const words = coinWords()
  const { goodsId, title, subTitle, picture, coins, stock, limit, taken } = goods
  const closed = stock <= 0 ? words.soldOut : taken >= limit ? words.limited : undefined
  return (
    <Tappable
      id={`coin-goods-${goodsId}`}
      className={`coin-goods-card ${closed ? 'is-closed' : ''}`}
      role="link"
      onTap={() => go(routes.coinGoods, { goodsId })}
    >
      <Picture className="coin-goods-card-picture" src={picture} mode="aspectFill" lazyLoad />
      <Stack gap={2} grow className="coin-goods-card-body">
        <Text kind="body" strong lines={2}>
          {title}
        </Text>
        <Text kind="note" tone="third" lines={2}>
          {subTitle}
        </Text>
        <Row gap={4} justify="between" wrap className="coin-goods-card-foot">
          <CoinSum coins={coins} />
          {closed ? (
            <Tag text={closed} />
          ) : (
            <Text kind="note" tone="third" className="coin-goods-card-stock">
              {words.stock(stock)}
            </Text>
          )}
        </Row>
      </Stack>
    </Tappable>
  )
})
