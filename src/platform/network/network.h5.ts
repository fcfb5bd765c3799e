import type { WatchNetwork } from './ports'

/** The browser's own events. */
export const watchNetwork: WatchNetwork = (onChange) => {
  const online = () => onChange(true)
  const offline = () => onChange(false)
  window.addEventListener('online', online)
  window.addEventListener('offline', offline)
  return () => {
    window.removeEventListener('online', online)
    window.removeEventListener('offline', offline)
  }
}
