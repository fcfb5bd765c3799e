import type { OpenLink } from './openLinkPort'

/** A browser goes there. */
export const openLink: OpenLink = async (url) => {
  window.location.assign(url)
  return 'opened'
}
