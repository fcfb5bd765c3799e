import Taro from '@tarojs/taro'
import type { LocationPort } from './locationPort'

/** The host's own map. */
export const location: LocationPort = {
  choose: async () => {
    try {
      const { name, address, latitude, longitude } = await Taro.chooseLocation({})
      return { name, address, latitude: Number(latitude), longitude: Number(longitude) }
    } catch {
      // Closed without a choice, or not permitted: in both cases there is no place.
      return undefined
    }
  },
  answer: () => undefined,
  show: (place) => {
    Taro.openLocation(place).catch(() => undefined)
  },
}
