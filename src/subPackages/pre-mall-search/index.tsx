import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import './index/index.scss'
import { SearchInput } from './index/SearchInput'
import { Suggested } from './index/Suggested'
import { PreSearchStore } from './index/store'
import { Words } from './index/Words'

/** Where a search begins: history and suggested words. */
export default page(routes.preMallSearch, function PreMallSearch() {
  const app = useApp()
  const store = useScreenStore(() => new PreSearchStore(app))
  const words = mallWords()
  useDidShow(() => void store.shown())
  return (
    <Screen>
      <View className="pre-search">
        <SearchInput store={store} />
        <Words
          title={words.history}
          words={store.history.map((word) => ({ word, onTap: () => store.search(word) }))}
          clearLabel={words.clearHistory}
          onClear={() => void store.clear()}
        />
        <Suggested store={store} />
        {store.isIdle && (
          <EmptyState icon="search" text={words.searchIdle} hint={words.searchIdleHint}>
            <Button kind="second" text={words.allCategories} onTap={() => go(routes.category)} />
          </EmptyState>
        )}
      </View>
    </Screen>
  )
})
