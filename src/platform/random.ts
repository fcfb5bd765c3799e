import Taro from '@tarojs/taro'
import type { RandomPort } from './randomPort'

/** Bytes of the mini-program host. A host without such a call rejects: weaker bytes would be worse than none. */
export const randomBytes: RandomPort = async (count) => {
  if (typeof Taro.getRandomValues !== 'function') throw new Error('this host gives no random bytes')
  const { randomValues } = await Taro.getRandomValues({ length: count })
  return Array.from(new Uint8Array(randomValues))
}
