import { useDidShow } from '@tarojs/taro'
import { back } from '@/navigate'
import { type RouteFacts, routes } from '@/routes'
import { useApp } from './AppContext'

/** Whether a page works with personal data; settings are where consent is given and taken back, so they stay open. */
const needsConsent = ({ path, login }: PagePlace): boolean =>
  path.startsWith('center/login/') || (login === 'required' && path !== routes.settings.path)

type PagePlace = Pick<RouteFacts, 'login'> & { path: string }

/**
 * After a refusal or a withdrawal a page that needs consent asks once more; a page shut for want of a login leaves that to the
 * login. Answers what a refusal does: it leads away from such a page, and browse mode goes on.
 */
export function useConsentGate(route: PagePlace): () => void {
  const { consent, hasLogin } = useApp()
  const isNeeded = needsConsent(route)
  useDidShow(() => {
    if (isNeeded && (route.login === 'optional' || hasLogin())) consent.ask()
  })
  return () => {
    consent.refuse()
    if (isNeeded) back()
  }
}
