import { utf8Length } from '../recorder'
import { type HostApi, HostFailure } from './hostApi'

/** Largest size of one value in bytes: Alipay's own limit, and the product's on all hosts. */
const MOST_BYTES = 200 * 1024
/** WeChat and Douyin refuse a larger value. */
const REFUSED_BYTES = 1024 * 1024

/** Device storage: values are JSON, one limit per key; Alipay's synchronous calls take and return objects. */
export function addStorage(host: HostApi): void {
  const { storage, recorder, person } = host.machine
  const keep = (): void => person.tell('store', { ...storage })
  const put = (key: string, value: unknown): void => {
    const json = JSON.stringify(value === undefined || typeof value === 'function' ? '' : value)
    const bytes = utf8Length(json)
    if (bytes > MOST_BYTES)
      recorder.problem('storage size', new Error(`storage key ${key} holds ${Math.ceil(bytes / 1024)} KB`))
    if (bytes > (host.isAlipay ? MOST_BYTES : REFUSED_BYTES)) throw new HostFailure('exceed max size per key', 14)
    storage[key] = json
    keep()
  }
  const take = (key: string): unknown => {
    const json = storage[key]
    return json === undefined ? undefined : (JSON.parse(json) as unknown)
  }
  const remove = (key: string): void => {
    delete storage[key]
    keep()
  }
  const clear = (): void => {
    for (const key of Object.keys(storage)) delete storage[key]
    keep()
  }
  const info = (): object => {
    const bytes = Object.values(storage).reduce((sum, json) => sum + utf8Length(json), 0)
    return { keys: Object.keys(storage), currentSize: Math.ceil(bytes / 1024), limitSize: 10240 }
  }

  host.effect('setStorage', (options) => put(String(options.key), options.data))
  host.async('getStorage', (options) => {
    const data = take(String(options.key))
    if (data === undefined && !host.isAlipay) throw new HostFailure('data not found')
    return { data: data ?? null }
  })
  host.effect('removeStorage', (options) => remove(String(options.key)))
  host.effect('clearStorage', () => clear())
  host.async('getStorageInfo', info)
  host.sync('getStorageInfoSync', info)
  host.sync('clearStorageSync', clear)
  if (host.isAlipay) {
    host.sync('setStorageSync', (options: { key: string; data: unknown }) => put(options.key, options.data))
    host.sync('getStorageSync', (options: { key: string }) => ({ data: take(options.key) ?? null }))
    host.sync('removeStorageSync', (options: { key: string }) => remove(options.key))
  } else {
    host.sync('setStorageSync', (key: string, value: unknown) => put(key, value))
    host.sync('getStorageSync', (key: string) => take(key) ?? '')
    host.sync('removeStorageSync', (key: string) => remove(key))
  }
}
