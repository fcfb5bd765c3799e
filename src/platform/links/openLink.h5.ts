import type { OpenLink } from './ports'

/** A browser opens the address. */
export const openLink: OpenLink = async (url) => {
  window.location.assign(url)
  return 'opened'
}
