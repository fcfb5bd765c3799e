import { autorun, reaction, when } from 'mobx'
import { type ReactNode, useEffect } from 'react'
import { consent } from '@/domain/account/consent'
import { recommendation } from '@/domain/account/recommendation'
import { currentPayment } from '@/domain/cashier/payment/currentPayment'
import { readHomeAhead } from '@/domain/home/readAhead'
import { config } from '@/domain/remoteConfig/config'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { sessionLost } from '@/domain/session/sessionLost'
import { isLoginPaused, isSignedIn, signedInToken, tokensOfCalls } from '@/domain/session/signedIn'
import { startSession } from '@/domain/session/startSession'
import { supplierValues } from '@/domain/session/supplierValues'
import { language } from '@/i18n/language'
import { shellWords } from '@/i18n/shell'
import { currentAddress, currentRoute, go, goToTab, parseAddress, replace, toLogin } from '@/navigate'
import { findBridge } from '@/platform/host/bridge'
import { offerUpdate } from '@/platform/host/update'
import { firstPath } from '@/platform/links/firstPath'
import { takeFrames } from '@/platform/links/openLink'
import { takeTabTaps } from '@/platform/links/tabLinks'
import { watchNetwork } from '@/platform/network/network'
import { afterContent } from '@/platform/page/afterContent'
import { setDocumentLanguage } from '@/platform/page/documentLanguage'
import { watchMissingPages } from '@/platform/page/missingPage'
import { keepToasts, toast } from '@/platform/page/toast'
import { setBodyClass } from '@/platform/text/bodyClass'
import { captureCall, captureFaults } from '@/report/capture'
import { connectReports, onConsent } from '@/report/report'
import { Network } from '@/request/network'
import { connectRequests } from '@/request/ports'
import { routeAt, routes } from '@/routes'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { explain } from '@/shell/explain'
import { endLogin } from '@/shell/login/endLogin'
import { PageWait } from '@/shell/PageWait'
import { restorePreferences } from '@/shell/preferences'
import { chooseTheme } from '@/theme/chooseTheme'
import { endsByItself, textSize } from '@/theme/textSize'
import { classOfTextSize } from '@/theme/textSizes'
import { storedTheme } from '@/theme/themeFlag'
import { OnlineContext } from '@/ui/hooks/OnlineContext'
import './app.scss'

const network = new Network()

captureFaults()
const asked = launch.read()
startSession(asked)
consent.restore()
autorun(() => session.pauseForConsent(!consent.accepted))
restorePreferences(asked.type)

const innerApp = () => (chooseTheme(currentAddress(), storedTheme()).name === 'xyfApp' ? 'xyf' : 'xbt')

connectRequests({
  token: tokensOfCalls.own,
  appToken: tokensOfCalls.app,
  deviceId: () => consent.deviceId,
  sessionId: () => consent.sessionId,
  language,
  innerApp,
  isPersonal: () => recommendation.isPersonal,
  mayCollect: () => {
    consent.ask()
    return consent.accepted
  },
  utmSource: () => launch.utmSource,
  cnlPdCode: () => launch.cnlPdCode,
  supplier: supplierValues,
  onSessionLost: (token) => {
    const from = currentAddress()
    return sessionLost(token, {
      needsLogin: currentRoute()?.login === 'required',
      toLogin: () => toLogin(from),
      tell: () => toast(explain({ kind: 'session', message: '' })),
    })
  },
  showError: (error) => toast(explain(error)),
  network,
  onFailure: (error, endpoint) => captureCall(error, endpoint, currentPayment.read()?.bizType),
})

connectReports({
  isAllowed: () => consent.accepted,
  anonymousId: () => consent.deviceId,
  person: () => ({
    isSignedIn: isSignedIn(),
    inApp: launch.appToken !== undefined,
    mobile: session.user?.mobile,
    name: session.user?.nickName,
  }),
  from: () => launch.query.from ?? '',
  utmSource: () => launch.utmSource,
  innerApp,
  reportSwitch: () => config.values.reportSwitch,
})
reaction(
  () => consent.accepted,
  (isAccepted) => {
    onConsent(isAccepted)
    // What is on the screens is the customer's, whose login is paused again.
    if (!isAccepted) session.reset('lost')
  },
)

if (session.offered !== undefined) {
  const tell = () => toast(shellWords().offerRefused)
  // In a chunk of its own, since few starts offer another login than the kept one.
  const ask = () =>
    import('@/domain/session/offeredLogin')
      .then(({ tryOfferedLogin }) => tryOfferedLogin(asked))
      .catch(() => {
        session.dropOffer()
        return false
      })
      .then((isTaken) => isTaken || tell())
  when(
    () => consent.accepted,
    () => void ask(),
  )
}

/** The native app signed the customer in: an open login page is no longer needed, so it closes. */
const leaveLogin = () => {
  const here = parseAddress(currentAddress())
  if (here?.route.path.startsWith('center/login/')) endLogin({ kind: 'in' }, here.query.redirect)
}

if (findBridge()) {
  consent.waitForApp()
  // In a chunk of its own, so that only the native app's users load it.
  import('@/domain/native/connect')
    .then(({ connectNative }) => connectNative(leaveLogin))
    .catch(() => consent.takeFromApp(undefined))
}

watchNetwork(network.change)
takeTabTaps(goToTab)
takeFrames((url) => go(routes.iframe, { url }))
watchMissingPages(() => replace(routes.notFound))
autorun(() => setDocumentLanguage(language()))
autorun(() => setBodyClass(classOfTextSize(textSize())))
autorun(() => keepToasts(endsByItself() ? undefined : shellWords().gotIt))
offerUpdate(() => ({ title: shellWords().updateTitle, text: shellWords().updateReady }))

const first = firstPath()
// The native app hands over who is signed in later, and the data of home depends on it.
if (first !== undefined && !findBridge() && routeAt(first) === routes.home) {
  readHomeAhead()
  // In a task of its own, so that its script is requested after the calls above, which leave at the end of this task.
  setTimeout(config.ask)
}

/** Starts what no screen waits for, in chunks of their own where the host supports it. */
function startBackground(): void {
  import('@/report/reporter').then(
    ({ startReporter }) => startReporter(),
    () => console.warn('Reports are not available'),
  )
  // Runs at each login: it may be the renewed login of a customer with an open payment (P6).
  import('@/domain/cashier/pending/resolveAtStart').then(
    ({ resolveAtStart }) => void reaction(signedInToken, () => void resolveAtStart(), { fireImmediately: true }),
    () => console.warn('Open payments are looked for at the next start'),
  )
  config.ask()
}

const frame: AppFrame = {
  hasLogin: isSignedIn,
  isLoginPaused,
  endedSessions: () => session.endedSessions,
  isOnline: () => network.online,
  hasNativeBar: () => launch.hasNativeBar,
  isCustomer: () => launch.isCustomer,
  consent,
}

/** The composition root: the only file that wires request layer, session and screens together. */
export default function App({ children }: { children?: ReactNode }) {
  useEffect(() => {
    // Texts of the configuration come in the language of the call.
    const stop = reaction(language, () => void config.load())
    afterContent(startBackground)
    return stop
  }, [])
  return (
    <AppContext.Provider value={frame}>
      <OnlineContext.Provider value={frame.isOnline}>
        {children}
        <PageWait />
      </OnlineContext.Provider>
    </AppContext.Provider>
  )
}
