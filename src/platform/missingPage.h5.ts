import Taro from '@tarojs/taro'
import type { WatchMissingPages } from './missingPagePort'

/** An event of Taro's router, which renders nothing itself. */
export const watchMissingPages: WatchMissingPages = (onMissing) => {
  Taro.eventCenter.on('__taroRouterNotFound', onMissing)
}
