import { View } from '@tarojs/components'
import { coinWords } from '@/i18n/coin'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { ResultBody } from '@/ui/display/ResultBody'
import { RuleList } from '@/ui/list/RuleList'
import { OrderFacts } from './success/OrderFacts'
import { CoinOrderStore } from './success/store'
import { isUsedHere, UseButton } from './success/UseButton'
import './success/success.scss'

/** What was exchanged: the code, coupon or cash, and the way to it. */
export default page(routes.coinResult, function CoinResult({ orderId }) {
  const store = useScreenStore(() => new CoinOrderStore(orderId))
  const words = coinWords()
  const order = store.order.value
  const missing = (
    <EmptyState illustration="empty" icon="document" text={words.result.missing} hint={words.result.missingHint}>
      <Button text={words.toShop} onTap={() => replace(routes.coinShop)} />
    </EmptyState>
  )
  return (
    <Screen
      remote={store.order}
      onRetry={store.load}
      skeleton="detail"
      missing={{ code: 'ORDER_UNKNOWN', way: missing }}
    >
      {order && (
        <>
          <ResultBody look="success" title={words.result.done} detail={<OrderFacts order={order} />}>
            {isUsedHere(order) && <UseButton order={order} />}
            <Button
              id="coin-again"
              block
              kind={isUsedHere(order) ? 'second' : 'primary'}
              text={words.result.again}
              onTap={() => go(routes.coinShop)}
            />
          </ResultBody>
          {order.rules.length > 0 && (
            <View className="coin-result-rules">
              <RuleList title={words.goodsRules} rules={order.rules} />
            </View>
          )}
        </>
      )}
    </Screen>
  )
})
