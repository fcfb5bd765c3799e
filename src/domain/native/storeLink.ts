import { hostFacts } from '@/platform/host'

/** The two apps that can be downloaded, each from a screen of its own. */
export type StoreApp = 'app' | 'xbt'

/** The address of an app in the store of this device's system; empty where that store does not have it. */
export function storeLink(app: StoreApp): string {
  const link = APP_STORE_LINKS[app][hostFacts.os()]
  return link.startsWith('/') ? `${hostFacts.origin()}${link}` : link
}

/** Whether the page is shown by WeChat's own browser, which opens no store. */
export const isInWechat = (): boolean => hostFacts.miniHost === undefined && /MicroMessenger/i.test(hostFacts.ua())

/** Whether this is a browser, which can show a code for another device to scan. */
export const canShowCode = (): boolean => hostFacts.miniHost === undefined
