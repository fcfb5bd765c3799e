import Taro from '@tarojs/taro'
import type { BrightnessPort } from './ports'

/** A host may refuse any of these calls, for example on a desktop; the brightness then stays as it is. */
const ignore = () => undefined

/** Mini-programs change the brightness of the whole screen, so the old value must be restored. */
export const brightness: BrightnessPort = {
  works: true,
  async raise() {
    const before = await Taro.getScreenBrightness().then(({ value }) => value, ignore)
    Taro.setScreenBrightness({ value: 1 }).catch(ignore)
    Taro.setKeepScreenOn({ keepScreenOn: true }).catch(ignore)
    return () => {
      if (typeof before === 'number') Taro.setScreenBrightness({ value: before }).catch(ignore)
      Taro.setKeepScreenOn({ keepScreenOn: false }).catch(ignore)
    }
  },
}
