import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { back, toLogin } from '@/navigate'
import type { RouteFacts } from '@/routes/route'
import { useApp } from './AppContext'

/**
 * Whether this page must stay closed because no customer is signed in; it then sends the visitor to login, once. A visitor who returns
 * without a login is led one page further back. For a page that was already open, the code that ended the session opens login (U1).
 */
export function useLoginGate({ login }: Pick<RouteFacts, 'login'>): boolean {
  const app = useApp()
  const shut = login === 'required' && !app.hasLogin()
  const wasOpen = useRef(false)
  const wasHidden = useRef(false)
  useEffect(() => {
    if (!shut) wasOpen.current = true
    else if (!wasOpen.current) toLogin()
  }, [shut])
  useDidHide(() => {
    wasHidden.current = true
  })
  useDidShow(() => {
    if (wasHidden.current && shut) back()
  })
  return shut
}
