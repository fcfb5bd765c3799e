import Taro from '@tarojs/taro'
import type { WatchMissingPages } from './ports'

/** An event of Taro's router, which renders nothing itself. */
export const watchMissingPages: WatchMissingPages = (onMissing) => {
  Taro.eventCenter.on('__taroRouterNotFound', onMissing)
}
