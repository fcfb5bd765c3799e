import { copyText } from '@/platform/host/clipboard'
import { canFrame } from './canFrame'
import type { OpenLink, TakeFrames } from './ports'

let showFrame: ((url: string) => void) | undefined

/** The screen of the app that shows a page of another site. */
export const takeFrames: TakeFrames = (show) => {
  showFrame = show
}

/**
 * A mini-program leaves for no other app: it shows an address in a web view where its host allows the domain. Of any other the customer gets the
 * address, to paste it into a browser.
 */
export const openLink: OpenLink = async (url) => {
  if (!showFrame || !canFrame(url)) return (await copyText(url)) ? 'copied' : 'refused'
  showFrame(url)
  return 'opened'
}
