import { View } from '@tarojs/components'
import { GoodsGrid } from '@/domain/mall/GoodsGrid'
import { mallWords } from '@/i18n/mall'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Text } from '@/ui/display/Text'
import './index/index.scss'
import { CarnivalStore } from './index/store'

/** The carnival promotion: its goods, one a line. */
export default page(routes.carnivalShopping, function CarnivalShopping() {
  const store = useScreenStore(() => new CarnivalStore())
  const words = mallWords()
  return (
    <Screen remote={store.goods} onRetry={store.load}>
      <View className="carnival-head">
        <Text kind="sum" block role="heading" aria-level={2}>
          {words.promotion}
        </Text>
        <Text kind="body" block above={4}>
          {words.promotionHint}
        </Text>
      </View>
      <View className="carnival-goods">
        <GoodsGrid goods={store.goods} columns={1} module="promotion" />
      </View>
    </Screen>
  )
})
