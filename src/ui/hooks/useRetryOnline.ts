import { useContext, useEffect, useRef } from 'react'
import { OnlineContext } from './OnlineContext'

/**
 * Retries what has failed at the moment when a lost network is back. The component must be an observer.
 * @param retry undefined as long as nothing has failed
 */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const isOnline = useContext(OnlineContext)()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (isBack) retry?.()
  }, [isOnline, retry])
}
