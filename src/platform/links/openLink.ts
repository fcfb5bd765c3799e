import { copyText } from '@/platform/host/clipboard'
import type { OpenLink } from './ports'

/** A mini-program cannot open an external page; the customer gets the address to paste into a browser. */
export const openLink: OpenLink = async (url) => ((await copyText(url)) ? 'copied' : 'refused')
