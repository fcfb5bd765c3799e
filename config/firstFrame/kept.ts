/** What Taro keeps under a key of the device's storage. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')?.data
  } catch {
    return undefined
  }
}
