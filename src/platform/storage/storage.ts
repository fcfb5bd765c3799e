import Taro from '@tarojs/taro'
import { utf8Bytes } from '@/lib/text'

/** Largest value that a host accepts under one key, in bytes of its JSON (Alipay's limit). */
const limit = 200 * 1024

/**
 * Reads a value of this device unchecked; undefined when there is none or the host refuses, null in Alipay when there is none. Code outside
 * this folder uses `stored`.
 */
export function read(key: string): unknown {
  try {
    const value: unknown = Taro.getStorageSync(key)
    return value === '' ? undefined : value
  } catch {
    // A full or forbidden storage must not stop the app from opening; the value counts as absent.
    return undefined
  }
}

/** Keeps a value over restarts. Returns false when the host refuses (full, forbidden, too large). */
export function write(key: string, value: unknown): boolean {
  try {
    if (utf8Bytes(JSON.stringify(value)).length > limit) return false
    Taro.setStorageSync(key, value)
    return true
  } catch {
    return false
  }
}

/** Removes a value. */
export function remove(key: string): void {
  try {
    Taro.removeStorageSync(key)
  } catch {
    // A storage that refuses contains nothing that could be removed.
  }
}
