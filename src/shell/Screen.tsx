import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { language } from '@/i18n/language'
import { shellWords } from '@/i18n/shell'
import { stringifyQuery } from '@/lib/query'
import { back, go, isDeep } from '@/navigate'
import { frameRoom, windowTop } from '@/platform/host/frame'
import { setStatusText } from '@/platform/network/statusText'
import { setPageTitle } from '@/platform/page/pageTitle'
import { routes } from '@/routes'
import { chooseTheme } from '@/theme/chooseTheme'
import { statusColours } from '@/theme/statusColours'
import { themeStyle } from '@/theme/theme'
import { storedTheme } from '@/theme/themeFlag'
import { Stack } from '@/ui/layout/Stack'
import { useApp } from './AppContext'
import { ClearBar } from './ClearBar'
import { ErrorBoundary } from './ErrorBoundary'
import { FirstLoad } from './FirstLoad'
import { PrivacyNotice } from './login/PrivacyNotice'
import { useLoginGate } from './login/useLoginGate'
import { NavBar } from './NavBar'
import { OfflineBanner } from './OfflineBanner'
import { usePage } from './PageContext'
import { hasContent, type Missing, type Remote } from './remote'
import type { SkeletonShape } from './Skeleton'
import { usePageReport } from './usePageReport'
import { useShown } from './useShown'
import { useTabWords } from './useTabWords'
import './Screen.scss'

interface ScreenProps {
  children: ReactNode
  /** A title other than the route's. */
  title?: string
  /**
   * Style of the navigation bar; a page with the host's own bar has none of these. A `clear` bar needs the page's own header under it, so it
   * has the theme's colour until that header is rendered.
   */
  bar?: 'plain' | 'header' | 'clear'
  /** The data that the page needs: the skeleton is shown until it is loaded, and a failed first load offers a retry. */
  remote?: Remote
  onRetry?: () => void
  /** Shown in place of a failure where the main object of the page does not exist. */
  missing?: Missing
  /** Shape of the skeleton. */
  skeleton?: SkeletonShape
  /** Fixed at the bottom: the action bar. */
  footer?: ReactNode
  /** Popups, rendered inside the page so that the theme's variables apply to them. */
  popups?: ReactNode
}

const goHome = (): void => go(routes.home)

/** The frame of every screen: theme, navigation bar, login gate, first load, banner, privacy notice. Its route comes from `page`. */
export const Screen = observer(function Screen(props: ScreenProps) {
  const { children, title, bar = 'plain', remote, onRetry, missing, skeleton = 'list', footer, popups } = props
  const { route } = usePage()
  const app = useApp()
  const { path, params } = useRouter()
  const theme = chooseTheme(`${path.split('?')[0]}?${stringifyQuery(params)} ${route.path}`, storedTheme())
  const shut = useLoginGate(route)
  const words = shellWords()
  const name = title ?? route.title[language()]
  useShown(setPageTitle, name)
  useTabWords(route)
  usePageReport(route)
  const [hasHome] = useState(isDeep)
  const [isCrashed, setCrashed] = useState(false)
  const hasHeader = !shut && !isCrashed && (remote === undefined || hasContent(remote))
  const own = bar === 'clear' && !hasHeader ? 'header' : bar
  const hostRoom = app.hasNativeBar() ? '0px' : windowTop
  const look = route.hostBar || app.hasNativeBar() ? 'none' : own
  const { height } = frameRoom()
  useShown(setStatusText, statusColours[look === 'header' || look === 'clear' ? 'coloured' : 'plain'])
  const barProps = {
    title: name,
    backLabel: words.back,
    onBack: route.tab === undefined ? back : undefined,
    homeLabel: words.home,
    onHome: hasHome ? goHome : undefined,
  }
  const style: Record<string, string> = {
    ...themeStyle(theme),
    '--bar-height': look === 'header' ? height : '0px',
    '--bar-room': look === 'none' ? hostRoom : height,
    ...(route.hostBar ? { paddingTop: hostRoom } : {}),
  }
  return (
    <View className={`screen theme-${theme.name} ${app.isOnline() ? '' : 'is-offline'}`} style={style} id="screen">
      {look === 'clear' && <ClearBar {...barProps} hasGround={!app.isOnline()} />}
      {(look === 'plain' || look === 'header') && <NavBar {...barProps} look={look} />}
      {!app.isOnline() && <OfflineBanner text={words.offline} />}
      <Stack grow className="screen-body" role="main">
        {shut ? (
          <FirstLoad skeleton={skeleton} />
        ) : (
          <ErrorBoundary onCrash={setCrashed}>
            <FirstLoad remote={remote} skeleton={skeleton} onRetry={onRetry} missing={missing}>
              {children}
            </FirstLoad>
          </ErrorBoundary>
        )}
      </Stack>
      {!shut && (
        <ErrorBoundary quiet>
          {footer && <View className="screen-footer">{footer}</View>}
          {popups}
        </ErrorBoundary>
      )}
      <PrivacyNotice route={route} />
    </View>
  )
})
