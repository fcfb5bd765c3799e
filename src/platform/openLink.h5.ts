import type { OpenLink } from './openLinkPort'

/** A browser goes there. */
export const openLink: OpenLink = (url) => {
  window.location.assign(url)
  return true
}
