import type { OpenLink, TakeFrames } from './ports'

/** A browser needs no screen of the app for other sites. */
export const takeFrames: TakeFrames = () => undefined

/** A browser opens the address. */
export const openLink: OpenLink = async (url) => {
  window.location.assign(url)
  return 'opened'
}
