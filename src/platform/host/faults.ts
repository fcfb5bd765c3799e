import Taro from '@tarojs/taro'
import type { WatchFaults } from './faultsPort'

/** The mini-program host's own events; an older host may lack one of them. */
export const watchFaults: WatchFaults = ({ error, rejection }) => {
  Taro.onError?.((message) => error(String(message)))
  Taro.onUnhandledRejection?.(({ reason }) => rejection(reason))
}
