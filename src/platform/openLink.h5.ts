import type { OpenLink } from './openLinkPort'

/** A browser opens the address. */
export const openLink: OpenLink = async (url) => {
  window.location.assign(url)
  return 'opened'
}
