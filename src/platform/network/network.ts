import Taro from '@tarojs/taro'
import type { WatchNetwork } from './ports'

/** The mini-program host's own events. */
export const watchNetwork: WatchNetwork = (onChange) => {
  const listen = ({ isConnected }: { isConnected: boolean }) => onChange(isConnected)
  Taro.onNetworkStatusChange(listen)
  return () => Taro.offNetworkStatusChange?.(listen)
}
