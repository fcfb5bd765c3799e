import { View } from '@tarojs/components'
import { BannerCarousel } from '@/domain/mall/BannerCarousel'
import { Broadcast } from '@/domain/mall/Broadcast'
import { homeWords } from '@/i18n/home'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Stack } from '@/ui/layout/Stack'
import { Gradual } from '@/ui/list/Gradual'
import { Entries } from './index/Entries'
import { ForYou } from './index/ForYou'
import { Header } from './index/Header'
import './index/index.scss'
import { MemberEntry } from './index/MemberEntry'
import { Modules } from './index/Modules'
import { HomeStore } from './index/store'
import { usePart } from './index/usePart'

const loadOwn = () => import('./index/Own')

/** The entry page: subsidy, services, offers, goods. */
export default page(routes.home, function Home() {
  const store = useScreenStore(() => new HomeStore())
  const hasLogin = useApp().hasLogin()
  const own = usePart(hasLogin, loadOwn)
  const mine = hasLogin && own
  return (
    <Screen skeleton="home" remote={store.remote} onRetry={store.load} popups={mine && <mine.Own home={store} />}>
      <View className="home">
        <Header info={store.xbtInfo} hasLogin={hasLogin} />
        <Stack gap={12} className="home-body">
          <Gradual size={3}>
            <BannerCarousel banners={store.page.value?.banners ?? []} label={homeWords().banners} module="home" />
            <Broadcast rows={store.broadcast} mode="vertical" />
            <Entries entries={store.entries} />
            {mine && <mine.NextStep home={store} />}
            <Modules store={store}>
              <MemberEntry member={store.page.value?.member} />
              <ForYou goods={store.page.value?.goods ?? []} />
            </Modules>
          </Gradual>
        </Stack>
      </View>
    </Screen>
  )
})
