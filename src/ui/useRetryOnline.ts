import { useContext, useEffect, useRef } from 'react'
import { OnlineContext } from './OnlineContext'

/**
 * Retries what has failed once the network is back, where it was lost at the time of the failure or later. The component must be an observer.
 * @param retry undefined as long as nothing has failed
 */
export function useRetryOnline(retry: (() => void) | undefined): void {
  const isOnline = useContext(OnlineContext)()
  const waits = useRef(false)
  useEffect(() => {
    const isDue = waits.current && isOnline
    waits.current = !isOnline && retry !== undefined
    if (isDue) retry?.()
  }, [isOnline, retry])
}
