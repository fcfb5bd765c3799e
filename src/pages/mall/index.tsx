import { View } from '@tarojs/components'
import { BannerCarousel } from '@/domain/mall/BannerCarousel'
import { Broadcast } from '@/domain/mall/Broadcast'
import { GoodsGrid } from '@/domain/mall/GoodsGrid'
import { SearchBox } from '@/domain/mall/SearchBox'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { Gradual } from '@/ui/list/Gradual'
import { Brands } from './index/Brands'
import { Categories } from './index/Categories'
import './index/index.scss'
import { Shelf } from './index/Shelf'
import { MallStore } from './index/store'

/** The mall: offers, categories, brands and an endless list of goods. */
export default page(routes.mall, function MallPage() {
  const store = useScreenStore(() => new MallStore())
  const words = mallWords()
  const { banner = [], broadcast = [], category = [], brands = [] } = store.mall ?? {}
  return (
    <Screen skeleton="mall" remote={store.remote} onRetry={store.load}>
      <View className="mall">
        <View className="mall-search">
          <SearchBox text={words.searchHint} module="mall" onTap={() => go(routes.preMallSearch)} />
        </View>
        <Gradual>
          <Stack gap={12} className="mall-around">
            <BannerCarousel banners={banner} label={words.banners} module="mall" />
            <Broadcast rows={broadcast} mode="horizontal-continuous" canClose />
          </Stack>
          <Stack gap={12} className="mall-ways">
            <Categories categories={category} />
            <Brands brands={brands} />
          </Stack>
          <Shelf categories={category} active={store.categoryId} onChoose={store.choose} />
          <GoodsGrid goods={store.goods} module="mall" />
        </Gradual>
      </View>
    </Screen>
  )
})
