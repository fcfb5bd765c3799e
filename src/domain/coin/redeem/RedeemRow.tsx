import { observer } from 'mobx-react'
import { goodsRefusal } from '@/contract/coin/goodsRefusal'
import type { CoinGoods } from '@/contract/coin/shop'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Picture } from '@/ui/media/Picture'
import { CoinSum } from '../CoinSum'
import type { RedeemStore } from '../redeemStore'
import './RedeemRow.scss'

/** A red packet or a coupon with what it costs; why it cannot be exchanged stands in place of the button. */
export const RedeemRow = observer(function RedeemRow({ goods, store }: { goods: CoinGoods; store: RedeemStore }) {
  const words = coinWords()
  const { goodsId, title, subTitle, picture, coins, stock } = goods
  const closed = goodsRefusal(goods, store.balance)
  const reasons = {
    SOLD_OUT: words.soldOut,
    LIMIT_REACHED: words.limited,
    COINS_SHORT: words.closed.COINS_SHORT(coins - store.balance),
  }
  return (
    <Card room="small" row gap={12}>
      <Picture className="redeem-row-picture" src={picture} mode="aspectFill" lazyLoad />
      <Stack gap={2} grow>
        <Text kind="large" strong>
          {title}
        </Text>
        <Text kind="note" tone="third">{`${subTitle} · ${words.stock(stock)}`}</Text>
        <Row gap={8} justify="between" wrap className="redeem-row-foot">
          <CoinSum coins={coins} />
          {closed ? (
            <Text kind="note" tone="second" whole className="redeem-row-closed">
              {reasons[closed]}
            </Text>
          ) : (
            <Button
              id={`redeem-${goodsId}`}
              size="small"
              text={words.redeem.get}
              label={words.exchangeOf(title)}
              onTap={() => store.start(goods)}
            />
          )}
          {closed === 'COINS_SHORT' && (
            <Button
              id={`redeem-earn-${goodsId}`}
              size="small"
              kind="second"
              text={words.earn}
              label={`${words.earn}: ${title}`}
              onTap={() => go(routes.cashTask)}
            />
          )}
        </Row>
      </Stack>
    </Card>
  )
})
