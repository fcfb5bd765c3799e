import type { SessionPlace } from '@/contract/devices'
import type { WireHeaders } from './headers'

/** Where a call comes from. */
export interface Client {
  place: SessionPlace
  /** Model or browser with its system, such as `Chrome · Android`; empty where the client said nothing of itself. */
  device: string
}

const longestDevice = 60

/** Browsers by a word of their user agent; the first that fits counts, since each also names those after it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/HeadlessChrome|Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const named = (list: typeof browsers, ua: string): string | undefined => list.find(([word]) => word.test(ua))?.[1]

function placeOf(headers: WireHeaders): SessionPlace {
  const mini = headers['mini-host']
  if (mini === 'weapp' || mini === 'alipay' || mini === 'tt') return mini
  return headers['jwt-token'] === undefined ? 'web' : 'app'
}

/** Where a call comes from, by its headers and the client's own line: a browser's user agent, or brand, model and system of a phone. */
export function clientOf(headers: WireHeaders, ua = ''): Client {
  const place = placeOf(headers)
  const isPhoneLine = place !== 'web' && place !== 'app'
  const names = isPhoneLine ? [ua.trim()] : [named(browsers, ua), named(systems, ua)]
  const device = names.filter(Boolean).join(' · ')
  return { place, device: device.slice(0, longestDevice) }
}
