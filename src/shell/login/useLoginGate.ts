import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { back, toLogin } from '@/navigate'
import type { RouteFacts } from '@/routes/route'
import { useApp } from '@/shell/AppContext'

/**
 * Whether this page must stay closed because no customer is signed in; it then sends the visitor to login, once. A visitor who returns
 * without a login is led one page further back. A login that is paused keeps the page closed and sends the customer nowhere. For a page that was already open, the code that ended the session opens login (U1).
 */
export function useLoginGate({ login }: Pick<RouteFacts, 'login'>): boolean {
  const app = useApp()
  const shut = login === 'required' && !app.hasLogin()
  const needsLogin = shut && !app.isLoginPaused()
  const wasOpen = useRef(false)
  const wasHidden = useRef(false)
  useEffect(() => {
    if (!shut) wasOpen.current = true
    else if (needsLogin && !wasOpen.current) toLogin()
  }, [shut, needsLogin])
  useDidHide(() => {
    wasHidden.current = true
  })
  useDidShow(() => {
    if (wasHidden.current && needsLogin) back()
  })
  return shut
}
