import { useEffect, useRef } from 'react'
import { useApp } from '@/shell/AppContext'
import { endLogin } from './endLogin'

/** Leaves a login page as after a login, where the customer's paused login is in force again: they have accepted the privacy notice here. */
export function useResumedLogin(redirect: string | undefined): void {
  const { hasLogin, isLoginPaused } = useApp()
  const isPaused = isLoginPaused()
  const isIn = hasLogin()
  const wasPaused = useRef(isPaused)
  useEffect(() => {
    if (wasPaused.current && isIn) endLogin({ kind: 'in' }, redirect)
    wasPaused.current = isPaused
  }, [isPaused, isIn, redirect])
}
