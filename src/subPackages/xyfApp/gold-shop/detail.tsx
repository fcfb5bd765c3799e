import { ExchangeSheet } from '@/domain/coin/ExchangeSheet'
import { OpenExchange } from '@/domain/coin/OpenExchange'
import { coinWords } from '@/i18n/coin'
import { replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { RuleList } from '@/ui/list/RuleList'
import { Picture } from '@/ui/media/Picture'
import { ExchangeBar } from './detail/ExchangeBar'
import { Gone } from './detail/Gone'
import { GoodsFacts } from './detail/GoodsFacts'
import { CoinGoodsStore } from './detail/store'
import './detail/detail.scss'

/** One item of the coin shop: what one gets, what it costs, what is left, and its exchange. */
export default page(routes.coinGoods, function CoinGoods({ goodsId }) {
  const store = useScreenStore(() => new CoinGoodsStore(goodsId))
  const { goods, exchange } = store
  return (
    <Screen
      remote={store.page}
      onRetry={store.load}
      skeleton="detail"
      missing={{ code: 'GOODS_GONE', way: <Gone /> }}
      footer={goods && <ExchangeBar store={store} />}
      popups={<ExchangeSheet store={exchange} onDone={(orderId) => replace(routes.coinResult, { orderId })} />}
    >
      {goods ? (
        <>
          <Picture className="coin-goods-picture" src={goods.picture} mode="aspectFill" isUrgent />
          <Stack gap={12} className="coin-goods">
            <OpenExchange store={exchange} />
            <GoodsFacts goods={goods} />
            {goods.rules.length > 0 && <RuleList title={coinWords().goodsRules} rules={goods.rules} />}
          </Stack>
        </>
      ) : (
        store.page.value && <Gone />
      )}
    </Screen>
  )
})
