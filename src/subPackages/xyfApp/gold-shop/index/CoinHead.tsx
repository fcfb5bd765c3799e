import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Tabs } from '@/ui/list/Tabs'
import { Icon } from '@/ui/media/Icon'
import './CoinHead.scss'
import { type CoinShopStore, shopViews } from './store'

/** The customer's coins, and the choice between shop and log. */
export const CoinHead = observer(function CoinHead({ store }: { store: CoinShopStore }) {
  const words = coinWords()
  const { wallet } = store
  if (!wallet) return null
  return (
    <View className="coin-head">
      <View className="coin-head-ground">
        <Row gap={12} justify="between">
          <Text kind="small">{words.balance}</Text>
          <Tappable id="coin-rules" className="coin-head-rules" onTap={() => store.showRules(true)}>
            <Text kind="small">{words.rules}</Text>
          </Tappable>
        </Row>
        <Row gap={12} justify="between">
          <Text kind="amount" tabular id="coin-balance">
            {String(wallet.balance)}
          </Text>
          <View className="coin-head-coin" aria-hidden="true">
            <Icon name="coin" size={40} />
          </View>
        </Row>
        <Text kind="small">{words.earnedUsed(wallet.earned, wallet.used)}</Text>
        {store.notice && (
          <Text kind="note" block above={8}>
            {store.notice}
          </Text>
        )}
      </View>
      <View className="coin-head-views">
        <Tabs
          even
          label={words.viewsLabel}
          items={shopViews.map((id) => ({ id, text: words.views[id] }))}
          active={store.view}
          onChoose={store.chooseView}
        />
      </View>
    </View>
  )
})
