import type { ScreenFacts } from './screenFactsPort'

/** As the browser says; the version stands in its description, with underscores on iOS. */
export function screenFacts(): ScreenFacts {
  const { width, height } = window.screen
  const version = /(?:Android|OS) (\d+(?:[._]\d+)*)/.exec(navigator.userAgent)?.[1] ?? ''
  return { width, height, osVersion: version.replace(/_/g, '.') }
}
