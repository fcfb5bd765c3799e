import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { coinWords } from '@/i18n/coin'
import { Tappable } from '@/ui/action/Tappable'
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
        <View className="coin-head-line">
          <Text className="coin-head-label">{words.balance}</Text>
          <Tappable id="coin-rules" className="coin-head-rules" onTap={() => store.showRules(true)}>
            <Text>{words.rules}</Text>
          </Tappable>
        </View>
        <View className="coin-head-line">
          <Text className="coin-head-sum" id="coin-balance">
            {String(wallet.balance)}
          </Text>
          <View className="coin-head-coin" aria-hidden="true">
            <Icon name="coin" size={40} />
          </View>
        </View>
        <Text className="coin-head-label">{words.earnedUsed(wallet.earned, wallet.used)}</Text>
        {store.notice && <Text className="coin-head-notice">{store.notice}</Text>}
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
