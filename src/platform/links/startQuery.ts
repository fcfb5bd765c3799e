import Taro from '@tarojs/taro'
import type { TakeStartQuery } from './ports'

/** The query that the app was opened with. Mini-programs have no address bar, so nothing needs to be removed. */
export const takeStartQuery: TakeStartQuery = () => {
  const { query } = Taro.getLaunchOptionsSync()
  return Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]))
}
