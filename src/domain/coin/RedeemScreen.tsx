import { observer } from 'mobx-react'
import type { CodeKind } from '@/contract/coin/exchange'
import { coinWords } from '@/i18n/coin'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListBody } from '@/shell/list/ListBody'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { ExchangeSheet } from './ExchangeSheet'
import { OpenExchange } from './OpenExchange'
import { CodeCard } from './redeem/CodeCard'
import { RedeemHead } from './redeem/RedeemHead'
import { RedeemRow } from './redeem/RedeemRow'
import './RedeemScreen.scss'
import type { RedeemStore } from './redeemStore'

/** Red packets or coupons, with a code or for coins. */
export const RedeemScreen = observer(function RedeemScreen({ kind, store }: { kind: CodeKind; store: RedeemStore }) {
  const words = coinWords()
  const { exchange } = store
  return (
    <Screen
      remote={store.wallet}
      onRetry={store.load}
      popups={<ExchangeSheet store={exchange} onDone={(orderId) => go(routes.coinResult, { orderId })} />}
    >
      <RedeemHead kind={kind} balance={store.balance} />
      <Stack gap={12} className="redeem-screen">
        <OpenExchange store={exchange} />
        <CodeCard kind={kind} store={store} />
        <Text kind="title" className="redeem-screen-title" role="heading" aria-level={2}>
          {words.redeem[kind].list}
        </Text>
        <ListBody
          list={store.goods}
          gap={10}
          estimate={110}
          keyOf={({ goodsId }) => goodsId}
          render={(goods) => <RedeemRow goods={goods} store={store} />}
          empty={
            <EmptyState illustration="empty" icon="gift" text={words.noGoods} hint={words.noGoodsHint}>
              <Button text={words.toShop} onTap={() => go(routes.coinShop)} />
            </EmptyState>
          }
        />
      </Stack>
    </Screen>
  )
})
