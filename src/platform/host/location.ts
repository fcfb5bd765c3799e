import Taro from '@tarojs/taro'
import { allowedInSettings, whyRefused } from './hostPermission'
import type { LocationPort } from './locationPort'

/** The host's own map. */
export const location: LocationPort = {
  choose: async () => {
    try {
      const { name, address, latitude, longitude } = await Taro.chooseLocation({})
      return { kind: 'chosen', place: { name, address, latitude: Number(latitude), longitude: Number(longitude) } }
    } catch (error) {
      return { kind: whyRefused(error) }
    }
  },
  answer: () => undefined,
  show: (place) => {
    Taro.openLocation(place).catch(() => undefined)
  },
  openSettings: () => allowedInSettings(['scope.userLocation', 'scope.userFuzzyLocation', 'location']),
}
