import { View } from '@tarojs/components'
import { GoodsGrid } from '@/domain/mall/GoodsGrid'
import { mallWords } from '@/i18n/mall'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Picture } from '@/ui/media/Picture'
import './index/index.scss'
import { BrandStore } from './index/store'

/** A brand's goods, in the newer theme. */
export default page(routes.productList, function ProductList({ brandId }) {
  const store = useScreenStore(() => new BrandStore(brandId))
  const words = mallWords()
  const { brand } = store
  return (
    <Screen skeleton="grid" remote={store.goods} onRetry={store.load}>
      {brand && (
        <Row gap={16} className="brand-head">
          <Picture className="brand-head-picture" src={brand.picture} mode="aspectFit" />
          <View className="brand-head-words">
            <Text kind="headline" block role="heading" aria-level={2}>
              {brand.name}
            </Text>
            <Text kind="small" block>
              {brand.slogan}
            </Text>
            <Text kind="small" block>
              {words.goodsCount(brand.goodsCount)}
            </Text>
          </View>
        </Row>
      )}
      <View className="brand-goods">
        <GoodsGrid goods={store.goods} module="brand" />
      </View>
    </Screen>
  )
})
