import { View } from '@tarojs/components'
import { Blocks } from '@/domain/remoteConfig/blocks/Blocks'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Nothing } from './index/Nothing'
import { Summary } from './index/Summary'
import { PreviewStore } from './index/store'
import './index/index.scss'

/** An operator looks at a low-code page before it goes live. */
export default page(routes.preview, function PreviewPage({ code }) {
  const store = useScreenStore(() => new PreviewStore(code))
  const { page: shown, lack } = store
  return (
    <Screen skeleton="tab" remote={store.remote} onRetry={store.load}>
      {lack && <Nothing lack={lack} code={store.code} onReload={() => void store.refresh()} />}
      {shown && (
        <View className="preview-page">
          <Summary code={store.code} page={shown} />
          <Blocks blocks={shown.blocks} />
        </View>
      )}
    </Screen>
  )
})
