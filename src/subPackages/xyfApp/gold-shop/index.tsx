import { View } from '@tarojs/components'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { CoinHead } from './index/CoinHead'
import { GoodsList } from './index/GoodsList'
import { LogList } from './index/LogList'
import { RedeemLinks } from './index/RedeemLinks'
import { RulesSheet } from './index/RulesSheet'
import { CoinShopStore } from './index/store'
import { Ways } from './index/Ways'
import './index/index.scss'

/** The coin shop: the customer's coins, ways to earn them, what they are exchanged for, and their log. */
export default page(routes.coinShop, function CoinShop() {
  const store = useScreenStore(() => new CoinShopStore())
  return (
    <Screen remote={store.page} onRetry={store.load} popups={<RulesSheet store={store} />}>
      {store.wallet && (
        <>
          <CoinHead store={store} />
          <Ways ways={store.ways} />
          <RedeemLinks />
          <View>{store.view === 'shop' ? <GoodsList store={store} /> : <LogList store={store} />}</View>
        </>
      )}
    </Screen>
  )
})
