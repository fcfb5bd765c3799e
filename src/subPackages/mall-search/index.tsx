import { View } from '@tarojs/components'
import { GoodsGrid } from '@/domain/mall/GoodsGrid'
import { SearchBox } from '@/domain/mall/SearchBox'
import { mallWords } from '@/i18n/mall'
import { go, replace } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Tabs } from '@/ui/list/Tabs'
import './index/index.scss'
import { SearchStore, type Sort } from './index/store'

const sorts: readonly Sort[] = ['default', 'sold', 'priceUp', 'priceDown']

/** What a search found, or the goods of a category. */
export default page(routes.mallSearch, function MallSearch({ keyword = '', categoryId }) {
  const store = useScreenStore(() => new SearchStore({ keyword, categoryId }))
  const words = mallWords()
  return (
    <Screen title={categoryId && keyword ? keyword : undefined}>
      <View className="mall-search-head">
        <SearchBox
          text={keyword}
          label={`${words.search} ${keyword}`}
          module="search"
          // The name of a category is no word that was searched for.
          onTap={() => replace(routes.preMallSearch, categoryId ? {} : { keyword })}
        />
      </View>
      <View className="mall-search-sorts">
        <Tabs
          even
          label={words.sort}
          items={sorts.map((id) => ({ id, text: words.sorts[id] }))}
          active={store.sort}
          onChoose={store.choose}
        />
      </View>
      <GoodsGrid
        goods={store.goods}
        module="search"
        empty={
          <EmptyState
            illustration="empty"
            icon="search"
            text={categoryId ? words.noGoods : words.noResult(keyword)}
            hint={categoryId ? words.noGoodsHint : words.noResultHint}
          >
            <Button text={words.allCategories} onTap={() => go(routes.category)} />
          </EmptyState>
        }
      />
    </Screen>
  )
})
