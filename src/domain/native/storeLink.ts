import { hostFacts } from '@/platform/host/host'
import type { Os } from '@/platform/host/hostPort'

/** The two apps that can be downloaded, each from a screen of its own. */
export type StoreApp = 'app' | 'xbt'

/** How an app is downloaded on this device. */
interface Download {
  system: Os
  /** Address in the store of this system; empty where that store does not have the app. */
  link: string
  /** The screen itself, for another device to scan; empty in a mini-program, which has no address. */
  code: string
  /** Shown by WeChat's own browser, which opens no store. */
  isInWechat: boolean
}

/**
 * What the download screen of an app needs to know of this device.
 * @param path the screen's own address in the app
 */
export function downloadOf(app: StoreApp, path: string): Download {
  const system = hostFacts.os()
  const origin = hostFacts.origin()
  const link = APP_STORE_LINKS[app][system]
  return {
    system,
    link: link.startsWith('/') ? `${origin}${link}` : link,
    code: origin && `${origin}${path}`,
    isInWechat: origin !== '' && /MicroMessenger/i.test(hostFacts.ua()),
  }
}
