import { View } from '@tarojs/components'
import { mallWords } from '@/i18n/mall'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { History } from './index/History'
import './index/index.scss'
import { SearchInput } from './index/SearchInput'
import { Suggested } from './index/Suggested'
import { PreSearchStore } from './index/store'

/** Where a search begins: field, history and suggested words. */
export default page(routes.preMallSearch, function PreMallSearch({ keyword }) {
  const { hasLogin } = useApp()
  const store = useScreenStore(() => new PreSearchStore(hasLogin, keyword))
  const words = mallWords()
  const open = (keyword: string | undefined) => keyword && go(routes.mallSearch, { keyword })
  const search = (text: string) => open(store.search(text))
  return (
    <Screen>
      <View className="pre-search">
        <SearchInput form={store.form} onSubmit={() => open(store.submit())} />
        <History store={store} onSearch={search} />
        <Suggested store={store} onSearch={search} />
        {store.isIdle && (
          <EmptyState illustration="empty" icon="search" text={words.searchIdle} hint={words.searchIdleHint}>
            <Button kind="second" text={words.allCategories} onTap={() => go(routes.category)} />
          </EmptyState>
        )}
      </View>
    </Screen>
  )
})
