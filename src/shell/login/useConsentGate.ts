import { useDidShow } from '@tarojs/taro'
import { back } from '@/navigate'
import type { RouteFacts } from '@/routes/route'
import { useApp } from '@/shell/AppContext'

/** Whether a page works with personal data. */
const needsConsent = ({ path, login }: PagePlace): boolean => path.startsWith('center/login/') || login === 'required'

type PagePlace = Pick<RouteFacts, 'login'> & { path: string }

/**
 * After a refusal or a withdrawal a page that needs consent asks again; a page that is closed because no customer is signed in leaves that
 * to the login. Returns the effect of a refusal: it leads away from such a page, and the app can still be browsed.
 */
export function useConsentGate(route: PagePlace): () => void {
  const { consent, hasLogin, isLoginPaused } = useApp()
  const isNeeded = needsConsent(route)
  useDidShow(() => {
    if (isNeeded && (route.login === 'optional' || hasLogin() || isLoginPaused())) consent.ask()
  })
  return () => {
    consent.refuse()
    if (isNeeded) back()
  }
}
