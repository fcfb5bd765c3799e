import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { goodsRefusal } from '@/contract/coin/goodsRefusal'
import type { CoinGoods } from '@/contract/coin/shop'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
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
    <View className="redeem-row">
      <Picture className="redeem-row-picture" src={picture} mode="aspectFill" lazyLoad />
      <View className="redeem-row-words">
        <Text className="redeem-row-title">{title}</Text>
        <Text className="redeem-row-text">{`${subTitle} · ${words.stock(stock)}`}</Text>
        <View className="redeem-row-foot">
          <CoinSum coins={coins} />
          {closed ? (
            <Text className="redeem-row-closed">{reasons[closed]}</Text>
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
        </View>
      </View>
    </View>
  )
})
