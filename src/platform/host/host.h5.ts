import type { HostFacts } from './hostPort'

/** An iPad that asks for the pages of a desktop calls itself a Macintosh, which has no touch screen. */
const isDesktopIpad = (): boolean => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1

/** A browser, or the web view of the native app or of a mini-program (D-22). */
export const hostFacts: HostFacts = {
  // Both hosts add this word to the user agent of their web view; Douyin adds another one.
  get isInMiniProgram() {
    return /\bminiProgram\b/i.test(navigator.userAgent)
  },
  channel: () => 'APP',
  source: () => 'APP',
  terminalType: (inApp) => (inApp ? 'APP' : 'WEB'),
  os: () => (/iPhone|iPad|iPod/i.test(navigator.userAgent) || isDesktopIpad() ? 'IOS' : 'ANDROID'),
  ua: () => navigator.userAgent,
  origin: () => window.location.origin,
}
