import { copyText } from './clipboard'
import type { OpenLink } from './openLinkPort'

/** A mini-program opens no outside page; the customer gets the address to paste into a browser. */
export const openLink: OpenLink = async (url) => ((await copyText(url)) ? 'copied' : 'refused')
