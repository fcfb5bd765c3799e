import type { WatchFaults } from './faultsPort'

/** The browser's own events: Taro's events lose the stack of an error, and miss resource errors, which do not bubble. */
export const watchFaults: WatchFaults = ({ error, rejection }) => {
  window.addEventListener('error', (event) => error(textOf(event)), true)
  window.addEventListener('unhandledrejection', ({ reason }) => rejection(reason))
}

function textOf(event: Event): string {
  if (event instanceof ErrorEvent) {
    const { error, message, filename, lineno, colno } = event
    return error instanceof Error ? (error.stack ?? message) : `${message} ${filename}:${lineno}:${colno}`
  }
  const { tagName = '', src, href } = event.target as { tagName?: string; src?: string; href?: string }
  return `${tagName.toLowerCase()} did not load: ${src || href || ''}`
}
