import Taro from '@tarojs/taro'
import type { LeavePort } from './leavePort'

/** A mini-program goes on for seconds in the background, which is enough for ordinary calls. */
export const leave: LeavePort = {
  watch: (onLeave) => Taro.onAppHide?.(onLeave),
}
