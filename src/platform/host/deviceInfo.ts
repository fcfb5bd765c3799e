import Taro from '@tarojs/taro'
import type { Os } from './hostPort'

let known: { os: Os; ua: string } | undefined

/** Operating system and client line of a mini-program; any system but iOS counts as Android. */
export function deviceInfo(): { os: Os; ua: string } {
  if (known) return known
  const info = Taro.getSystemInfoSync()
  // Alipay gives the name in `platform` only; a developer tool gives it in `system` only.
  const os = /^ios/im.test([info.platform, info.system].join('\n')) ? 'IOS' : 'ANDROID'
  known = { os, ua: [info.brand, info.model, info.system, info.version].join(' ').trim() }
  return known
}
