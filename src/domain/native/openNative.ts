import { externalUrl } from '@/platform/links/externalUrl'
import { type NativeEnd, nativeBridge } from './bridge'
import { nativeTypes } from './messages'

/** How handing over to a native page ended. `unknown` and `badUrl` were not sent. */
export type HandedOver = NativeEnd | { kind: 'unknown' } | { kind: 'badUrl' }

/** Hands over to a native page; the bill may name an allowed address (S2), the other types take none. */
export async function openNative(nativeType: string | undefined, url: string | undefined): Promise<HandedOver> {
  const type = nativeTypes.find((one) => one === nativeType)
  if (!type) return { kind: 'unknown' }
  if (type !== 'bill' || url === undefined) return nativeBridge.request('openPage', { nativeType: type })
  const allowed = externalUrl(url)
  return allowed ? nativeBridge.request('openPage', { nativeType: type, url: allowed }) : { kind: 'badUrl' }
}
