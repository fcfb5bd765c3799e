import { View } from '@tarojs/components'
import { Blocks } from '@/domain/config/blocks/Blocks'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { useScreenStore } from '@/shell/useScreenStore'
import { Nothing } from './index/Nothing'
import { Summary } from './index/Summary'
import { PreviewStore } from './index/store'
import './index/index.scss'

/** An operator looks at a low-code page before it goes live. */
export default page(function PreviewPage() {
  const { code } = useQuery(routes.preview)
  const store = useScreenStore(() => new PreviewStore(code))
  const { page: shown, lack } = store
  return (
    <Screen route={routes.preview} bar="header" skeleton="home" remote={store.remote} onRetry={store.load}>
      {lack && <Nothing lack={lack} code={store.code} onReload={store.load} />}
      {shown && (
        <View className="preview-page">
          <Summary code={store.code} page={shown} />
          <Blocks blocks={shown.blocks} clockOffset={shown.clockOffset} />
        </View>
      )}
    </Screen>
  )
})
