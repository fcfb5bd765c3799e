import Taro from '@tarojs/taro'

/** The query the app was opened with. Mini-programs have no address bar, so nothing needs to leave it. */
export function takeStartQuery(_secrets: readonly string[]): Record<string, string> {
  const { query } = Taro.getLaunchOptionsSync()
  return Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]))
}
