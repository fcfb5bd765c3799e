import { observable, runInAction } from 'mobx'
import type { ReactNode } from 'react'
import { consent } from '@/domain/account/consent'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { language, setLanguage } from '@/i18n/language'
import { currentAddress, currentRoute, toLogin } from '@/navigate'
import * as storage from '@/platform/storage'
import { toast } from '@/platform/toast'
import { connectRequests } from '@/request/ports'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { explain } from '@/shell/explain'
import { chooseTheme, themeFlag } from '@/theme/chooseTheme'
import { setStoredTheme, storedTheme } from '@/theme/themeFlag'
import './app.scss'

const network = observable({ online: true })

launch.read()
session.restore()
consent.restore()
setLanguage(storage.read<string>('language') === 'en' ? 'en' : 'zh-CN')
const asked = themeFlag(launch.query.type)
if (asked) storage.write('type', asked)
setStoredTheme(asked ?? themeFlag(storage.read<string>('type')))
session.signIn(launch.query.mToken)

connectRequests({
  token: () => session.token,
  appToken: () => launch.appToken,
  deviceId: () => consent.deviceId,
  language,
  innerApp: () => (chooseTheme(currentAddress(), storedTheme()).name === 'xyfApp' ? 'xyf' : 'xbt'),
  utmSource: () => launch.query.from ?? '',
  cnlPdCode: () => launch.cnlPdCode,
  supplier: () => ({ rscToken: storage.read('rscToken'), rightsOrderNo: storage.read('rightsOrderNo') }),
  onSessionLost: (token) => {
    const from = currentAddress()
    session.lose(token)
    launch.dropAppToken()
    // A page that opens without login gets the error itself.
    if (currentRoute()?.login !== 'required') return false
    toLogin(from)
    toast(explain({ kind: 'session', message: '' }))
    return true
  },
  showError: (error) => toast(explain(error)),
  onNetwork: (online) =>
    runInAction(() => {
      network.online = online
    }),
})

const frame: AppFrame = {
  hasLogin: () => session.hasLogin,
  isOnline: () => network.online,
  isCustomer: () => launch.isCustomer,
  consent,
}

/** The composition root: the only file that wires request layer, session and screens together. */
export default function App({ children }: { children?: ReactNode }) {
  return <AppContext.Provider value={frame}>{children}</AppContext.Provider>
}
