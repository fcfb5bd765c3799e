import Taro from '@tarojs/taro'
import type { AfterUpdate } from './afterUpdatePort'

/**
 * Mini-programs: after the setData of the update. Taro may already call at the end of the setData before it; the timer then runs after this
 * one, whose own timer is older.
 */
export const afterUpdate: AfterUpdate = (run) => {
  let isWanted = true
  Taro.nextTick(() =>
    setTimeout(() => {
      if (isWanted) run()
    }),
  )
  return () => {
    isWanted = false
  }
}
