import { Text, View } from '@tarojs/components'
import { GoodsGrid } from '@/domain/mall/GoodsGrid'
import { mallWords } from '@/i18n/mall'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Picture } from '@/ui/media/Picture'
import './index/index.scss'
import { BrandStore } from './index/store'

/** A brand's goods, in the newer theme. */
export default page(routes.productList, function ProductList({ brandId }) {
  const store = useScreenStore(() => new BrandStore(brandId))
  const words = mallWords()
  const { brand } = store
  return (
    <Screen bar="header" skeleton="grid" remote={store.goods} onRetry={store.load}>
      {brand && (
        <View className="brand-head">
          <Picture className="brand-head-picture" src={brand.picture} mode="aspectFit" />
          <View className="brand-head-words">
            <Text className="brand-head-name" role="heading" aria-level={2}>
              {brand.name}
            </Text>
            <Text className="brand-head-line">{brand.slogan}</Text>
            <Text className="brand-head-line">{words.goodsCount(brand.goodsCount)}</Text>
          </View>
        </View>
      )}
      <View className="brand-goods">
        <GoodsGrid goods={store.goods} module="brand" />
      </View>
    </Screen>
  )
})
