import { View } from '@tarojs/components'
import appConfig from '../../src/app.config'
import { language } from '../../src/i18n/language'
import { allRoutes } from '../../src/routes'
import type { Route } from '../../src/routes/route'
import { AppContext, type AppFrame } from '../../src/shell/AppContext'
import { PageContext, type PageFrame } from '../../src/shell/PageContext'
import { Screen } from '../../src/shell/Screen'
import type { SkeletonShape } from '../../src/shell/Skeleton'

/** The app before its start: no customer is signed in, and nothing is asked. */
const app: AppFrame = {
  hasLogin: () => false,
  isLoginPaused: () => true,
  endedSessions: () => 0,
  isOnline: () => true,
  hasNativeBar: () => false,
  isCustomer: () => false,
  consent: { answer: 'waiting', accept: () => undefined, refuse: () => undefined, ask: () => undefined },
}

/** The class of the pictures of the tab bar. */
export const iconClass = 'first-frame-icon'

interface FirstFrameProps {
  route: Route
  /** The shape of its skeleton. */
  skeleton: SkeletonShape
}

/** What a screen shows on H5 while its data is loading, a tab with Taro's tab bar; drawn without any script of the app. */
export function FirstFrame({ route, skeleton }: FirstFrameProps) {
  const page: PageFrame = { route, query: {}, visit: 'coming', shareWith: () => undefined }
  return (
    <AppContext.Provider value={app}>
      <PageContext.Provider value={page}>
        <View className="first-frame">
          <View className={`first-frame-page ${route.tab === undefined ? '' : 'first-frame-tabbed'}`}>
            <Screen skeleton={skeleton}>{undefined}</Screen>
          </View>
          {route.tab !== undefined && <Tabs chosen={route} />}
        </View>
      </PageContext.Provider>
    </AppContext.Provider>
  )
}

function Tabs({ chosen }: { chosen: Route }) {
  const { tabBar } = appConfig
  if (!tabBar) throw new Error('src/app.config.ts has no tab bar')
  const { list, color, selectedColor, backgroundColor } = tabBar
  return (
    <View className="first-frame-tabs" style={{ background: backgroundColor }}>
      {list.map(({ pagePath, iconPath, selectedIconPath }) => {
        const isChosen = pagePath === chosen.path
        const title = allRoutes.find(({ path }) => path === pagePath)?.title[language()]
        return (
          <View key={pagePath} className="first-frame-tab" style={{ color: isChosen ? selectedColor : color }}>
            <img className={iconClass} alt="" src={isChosen ? selectedIconPath : iconPath} />
            {title}
          </View>
        )
      })}
    </View>
  )
}
