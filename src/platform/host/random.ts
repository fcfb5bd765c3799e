import Taro from '@tarojs/taro'
import type { RandomPort } from './ports'

/** Bytes of the mini-program host. A host without such a call rejects: weaker bytes would be unsafe. */
export const randomBytes: RandomPort = async (count) => {
  if (typeof Taro.getRandomValues !== 'function') throw new Error('this host gives no random bytes')
  return new Promise((resolve, reject) => {
    // With a callback: the framework does not convert this call, and not every host returns a promise.
    Taro.getRandomValues({
      length: count,
      success: ({ randomValues }) => resolve(Array.from(new Uint8Array(randomValues))),
      fail: () => reject(new Error('this host gave no random bytes')),
    })
  })
}
