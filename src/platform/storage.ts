import Taro from '@tarojs/taro'
import { utf8Bytes } from '@/lib/text'

/** Largest value a host takes under one key, in bytes of its JSON (Alipay's limit). */
const limit = 200 * 1024

/** Reads a stored value; undefined when there is none or it cannot be read. */
export function read<T>(key: string): T | undefined {
  try {
    const value: unknown = Taro.getStorageSync(key)
    return value === '' || value === null || value === undefined ? undefined : (value as T)
  } catch {
    // A full or forbidden storage must not stop the app from opening; the value counts as absent.
    return undefined
  }
}

/** Keeps a value over restarts. Answers false when the host refused (full, forbidden, too large). */
export function write(key: string, value: unknown): boolean {
  try {
    if (utf8Bytes(JSON.stringify(value)).length > limit) return false
    Taro.setStorageSync(key, value)
    return true
  } catch {
    return false
  }
}

/** Forgets a value. */
export function remove(key: string): void {
  try {
    Taro.removeStorageSync(key)
  } catch {
    // Nothing to forget where nothing can be kept.
  }
}
