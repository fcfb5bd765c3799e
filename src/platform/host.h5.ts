import type { HostFacts } from './hostPort'

/** A browser, or the web view of the native app. */
export const hostFacts: HostFacts = {
  // Both hosts add this word to the user agent of their web view; Douyin adds another one.
  get isInMiniProgram() {
    return /\bminiProgram\b/i.test(navigator.userAgent)
  },
  channel: () => 'APP',
  source: () => 'APP',
  terminalType: (inApp) => (inApp ? 'APP' : 'WEB'),
  os: () => (/iPhone|iPad|iPod/i.test(navigator.userAgent) ? 'IOS' : 'ANDROID'),
  ua: () => navigator.userAgent,
  origin: () => window.location.origin,
}
