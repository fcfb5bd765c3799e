import Taro from '@tarojs/taro'
import type { AfterUpdate } from './ports'

/** A frame, in milliseconds: longer than the 4 ms by which a host may delay the timer of a setData. */
const frame = 16

/**
 * Mini-programs: after the setData of the update. Taro may already call at the end of the setData before it; the timer of this one then
 * comes first. The pause also lets a tap in between two updates.
 */
export const afterUpdate: AfterUpdate = (run) => {
  let isWanted = true
  Taro.nextTick(() =>
    setTimeout(() => {
      if (isWanted) run()
    }, frame),
  )
  return () => {
    isWanted = false
  }
}
