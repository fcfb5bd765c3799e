import { View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { language } from '@/i18n/language'
import { shellWords } from '@/i18n/shell'
import { stringifyQuery } from '@/lib/query'
import { back, hasPageBelow } from '@/navigate'
import { frameRoom, windowTop } from '@/platform/host/frame'
import { setStatusText } from '@/platform/network/statusText'
import { setPageTitle } from '@/platform/page/pageTitle'
import { chooseTheme } from '@/theme/chooseTheme'
import { hasWhiteHeader } from '@/theme/hasWhiteHeader'
import { statusColours } from '@/theme/statusColours'
import { textSize } from '@/theme/textSize'
import { classOfTextSize } from '@/theme/textSizes'
import { themeStyle } from '@/theme/theme'
import { storedTheme } from '@/theme/themeFlag'
import { useRetryOnline } from '@/ui/hooks/useRetryOnline'
import { Stack } from '@/ui/layout/Stack'
import { useApp } from './AppContext'
import { ErrorBoundary } from './ErrorBoundary'
import { FirstLoad } from './FirstLoad'
import { GuideNotice } from './guide/GuideNotice'
import { PrivacyNotice } from './login/PrivacyNotice'
import { useLoginGate } from './login/useLoginGate'
import { NavBar } from './NavBar'
import { OfflineBanner } from './OfflineBanner'
import { usePage } from './PageContext'
import type { Missing, Remote } from './remote'
import type { SkeletonShape } from './Skeleton'
import { staleText } from './staleText'
import { usePageReport } from './usePageReport'
import { useShown } from './useShown'
import { useTabWords } from './useTabWords'
import './Screen.scss'

interface ScreenProps {
  children: ReactNode
  /** A title other than the route's. */
  title?: string
  /** The data that the page needs: the skeleton is shown until it is loaded, and a failed first load offers a retry. */
  remote?: Remote
  onRetry?: () => void
  /** Shown in place of a failure where the main object of the page does not exist. */
  missing?: Missing
  /** Shape of the skeleton. */
  skeleton?: SkeletonShape
  /** Fixed at the bottom: the action bar. */
  footer?: ReactNode
  /** What Back of our own bar does in place of opening the page below; where none is below, the bar leads home. */
  onBack?: () => void
  /** Popups, rendered inside the page so that the theme's variables apply to them. */
  popups?: ReactNode
}

/** The frame of every screen: theme, navigation bar, login gate, first load, banner, privacy notice. Its route comes from `page`. */
export const Screen = observer(function Screen(props: ScreenProps) {
  const { children, title, remote, onRetry, missing, skeleton = 'list', footer, onBack, popups } = props
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
  const [icon] = useState<'back' | 'home'>(() => (hasPageBelow() ? 'back' : 'home'))
  const leave = () => (icon === 'back' && onBack ? onBack() : back())
  const isWhite = hasWhiteHeader(theme, route)
  const hostRoom = app.hasNativeBar() ? '0px' : windowTop
  const hasBar = !route.hostBar && !app.hasNativeBar()
  useShown(setStatusText, statusColours[isWhite ? 'plain' : 'coloured'])
  // Under it is neither a bar of ours nor the host's tabs, which leave room for the phone's bar for gestures.
  const isEnd = !footer && route.tab === undefined
  const style: Record<string, string> = {
    ...themeStyle(theme, isWhite),
    '--bar-room': hasBar ? frameRoom().height : hostRoom,
    ...(route.hostBar ? { paddingTop: hostRoom } : {}),
  }
  const stale = staleText(app.isOnline(), remote)
  useRetryOnline(remote?.lastAt !== undefined && remote.status === 'failed' ? onRetry : undefined)
  const classes = ['screen', `theme-${theme.name}`, stale && 'is-offline', classOfTextSize(textSize())]
  return (
    <View className={classes.filter(Boolean).join(' ')} style={style} id="screen">
      {hasBar && (
        <NavBar title={name} way={route.tab === undefined ? { icon, label: words[icon], onTap: leave } : undefined} />
      )}
      {stale && <OfflineBanner text={stale} />}
      <Stack grow className={`screen-body ${isEnd ? 'is-end' : ''}`} role="main">
        {shut ? (
          <FirstLoad skeleton={skeleton} />
        ) : (
          <ErrorBoundary>
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
      <GuideNotice />
    </View>
  )
})
