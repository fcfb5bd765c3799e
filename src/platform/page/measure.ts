import Taro from '@tarojs/taro'
import type { WatchHeights } from './ports'

/** Queries the host after the next update of the view. Alipay passes results to `exec` only, and supports simple class selectors best. */
export const watchHeights: WatchHeights = (className, onHeights) => {
  let isWatched = true
  Taro.nextTick(() => {
    if (!isWatched) return
    Taro.createSelectorQuery()
      .selectAll(`.${className}`)
      .boundingClientRect()
      .exec(([boxes]: ({ height: number }[] | null)[]) => {
        if (isWatched) onHeights((boxes ?? []).map(({ height }) => height))
      })
  })
  return () => {
    isWatched = false
  }
}
