import Taro from '@tarojs/taro'
import type { LeavePort } from './leavePort'

/** A mini-program keeps running for seconds in the background, which is enough for normal calls. */
export const leave: LeavePort = {
  watch: (onLeave) => Taro.onAppHide?.(onLeave),
}
