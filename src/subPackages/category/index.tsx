import { Image, ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { useScreenStore } from '@/shell/useScreenStore'
import { Tappable } from '@/ui/Tappable'
import { CategoryStore } from './index/store'
import './index/index.scss'

/** Picks from a two-level category. */
export default observer(function CategoryPage() {
  const { categoryId } = useQuery(routes.category)
  const store = useScreenStore(() => new CategoryStore(categoryId))
  return (
    <Screen route={routes.category} remote={store.tree} onRetry={store.load}>
      <View className="category">
        <ScrollView className="category-side" scrollY role="tablist">
          {store.categories.map((one) => (
            <Tappable
              key={one.categoryId}
              role="tab"
              selected={one.categoryId === store.activeId}
              className={`category-tab ${one.categoryId === store.activeId ? 'is-active' : ''}`}
              onTap={() => store.choose(one.categoryId)}
            >
              <Text>{one.name}</Text>
            </Tappable>
          ))}
        </ScrollView>
        <View className="category-grid">
          {store.children.map((one) => (
            <Tappable
              key={one.categoryId}
              role="link"
              className="category-cell"
              onTap={() => go(routes.mallSearch, { keyword: one.name })}
            >
              <Image className="category-picture" src={one.picture} mode="aspectFill" />
              <Text>{one.name}</Text>
            </Tappable>
          ))}
        </View>
      </View>
    </Screen>
  )
})
