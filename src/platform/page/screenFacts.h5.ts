import type { ScreenFacts } from './ports'

/** From the browser; the system's version is part of the user agent, with underscores on iOS. */
export function screenFacts(): ScreenFacts {
  const { width, height } = window.screen
  const version = /(?:Android|OS) (\d+(?:[._]\d+)*)/.exec(navigator.userAgent)?.[1] ?? ''
  return { width, height, osVersion: version.replace(/_/g, '.') }
}
