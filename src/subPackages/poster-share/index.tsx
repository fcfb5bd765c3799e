import { View } from '@tarojs/components'
import { posterWords } from '@/i18n/poster'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { ShareButton } from '@/ui/action/ShareButton'
import { EmptyState } from '@/ui/display/EmptyState'
import { Actions } from './index/Actions'
import { Choices } from './index/Choices'
import { Preview } from './index/Preview'
import { PosterStore } from './index/store'
import './index/index.scss'

/** A poster with the customer's QR code, which they save or share. */
export default page(
  routes.posterShare,
  function PosterShare() {
    const store = useScreenStore(() => new PosterStore())
    const words = posterWords()
    const { chosen } = store
    const info = store.page.value
    return (
      <Screen
        remote={store.page}
        onRetry={store.load}
        skeleton="detail"
        footer={info && chosen && <Actions store={store} link={info.link} />}
      >
        {info && chosen && (
          <View className="poster-share">
            <Preview store={store} info={info} poster={chosen} />
            {store.posters.length > 1 && <Choices store={store} />}
          </View>
        )}
        {info && !chosen && (
          <EmptyState illustration="empty" icon="picture" text={words.noPoster} hint={words.noPosterHint}>
            <ShareButton id="poster-share" text={words.share} copyText={words.copyLink} address={info.link} />
          </EmptyState>
        )}
      </Screen>
    )
  },
  { shares: true },
)
