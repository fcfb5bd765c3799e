import { ScrollView, View } from '@tarojs/components'
import { SearchBox } from '@/domain/mall/SearchBox'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Tappable } from '@/ui/action/Tappable'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import { Children } from './index/Children'
import { CategoryStore } from './index/store'
import './index/index.scss'

/** Picks from a two-level category. */
export default page(routes.category, function CategoryPage({ categoryId }) {
  const store = useScreenStore(() => new CategoryStore(categoryId))
  const words = mallWords()
  return (
    <Screen skeleton="panes" remote={store.tree} onRetry={store.load}>
      <View className="category-head">
        <SearchBox text={words.searchHint} module="category" onTap={() => go(routes.preMallSearch)} />
      </View>
      {store.categories.length === 0 && <EmptyState illustration="empty" icon="grid" text={words.noCategories} />}
      <View className="category">
        <ScrollView className="category-side" scrollY>
          <View role="tablist" aria-label={words.categories}>
            {store.categories.map((one) => (
              <Tappable
                key={one.categoryId}
                role="tab"
                selected={one.categoryId === store.activeId}
                className={`category-tab ${one.categoryId === store.activeId ? 'is-active' : ''}`}
                onTap={() => store.choose(one.categoryId)}
              >
                <Text kind="body" strong={one.categoryId === store.activeId}>
                  {one.name}
                </Text>
              </Tappable>
            ))}
          </View>
        </ScrollView>
        {store.active && <Children category={store.active} />}
      </View>
    </Screen>
  )
})
