import * as storage from '@/platform/storage/storage'

const mockStored = new Map<string, unknown>()
const mockWrite = jest.fn((key: string, value: unknown) => void mockStored.set(key, value))
const mockRead = jest.fn((key: string): unknown => mockStored.get(key) ?? '')
const mockRemove = jest.fn((key: string) => void mockStored.delete(key))

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    setStorageSync: (key: string, value: unknown) => mockWrite(key, value),
    getStorageSync: (key: string) => mockRead(key),
    removeStorageSync: (key: string) => mockRemove(key),
  },
}))

const refuse = () => {
  throw new Error('QuotaExceededError')
}

beforeEach(() => mockStored.clear())

describe('the device’s storage', () => {
  it('keeps values, and removes them', () => {
    expect(storage.write('a', { n: [1] })).toBe(true)
    expect(storage.read('a')).toEqual({ n: [1] })
    storage.remove('a')
    expect(storage.read('a')).toBeUndefined()
  })

  it('distinguishes 0 and false from absent values', () => {
    storage.write('zero', 0)
    storage.write('no', false)
    expect([storage.read('zero'), storage.read('no'), storage.read('none')]).toEqual([0, false, undefined])
  })

  it('accepts 200 KB under one key and no more, counted in bytes', () => {
    const limit = 200 * 1024
    expect(storage.write('fits', 'a'.repeat(limit - 2))).toBe(true)
    expect(storage.write('big', 'a'.repeat(limit - 1))).toBe(false)
    expect(storage.write('chinese', '中'.repeat(limit / 2))).toBe(false)
    expect([...mockStored.keys()]).toEqual(['fits'])
  })

  it('a full or forbidden storage returns false and does not throw', () => {
    mockWrite.mockImplementationOnce(refuse)
    mockRead.mockImplementationOnce(refuse)
    mockRemove.mockImplementationOnce(refuse)
    expect(storage.write('a', 1)).toBe(false)
    expect(storage.read('a')).toBeUndefined()
    expect(() => storage.remove('a')).not.toThrow()
  })

  it('a value that is not JSON is refused', () => {
    const circle: { self?: object } = {}
    circle.self = circle
    expect(storage.write('circle', circle)).toBe(false)
    expect(storage.write('nothing', undefined)).toBe(false)
    expect(mockStored.size).toBe(0)
  })
})
