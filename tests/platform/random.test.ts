import { webcrypto } from 'node:crypto'

let mockHost: { getRandomValues?: (options: Options) => void } = {}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    get getRandomValues() {
      return mockHost.getRandomValues
    },
  },
}))

interface Options {
  length: number
  success(result: { randomValues: ArrayBuffer }): void
  fail(error: object): void
}
type RandomBytes = (count: number) => Promise<number[]>

const mini: RandomBytes = jest.requireActual('../../src/platform/random.ts').randomBytes
const h5: RandomBytes = jest.requireActual('../../src/platform/random.h5.ts').randomBytes

describe('random bytes', () => {
  it('are the mini-program host’s own', async () => {
    mockHost = {
      getRandomValues: ({ length, success }) => success({ randomValues: new Uint8Array(length).fill(7).buffer }),
    }
    expect(await mini(4)).toEqual([7, 7, 7, 7])
  })

  it('C2 a host that has none rejects, and nothing weaker takes their place', async () => {
    const weak = jest.spyOn(Math, 'random')
    mockHost = {}
    await expect(mini(4)).rejects.toThrow('no random bytes')
    mockHost = { getRandomValues: ({ fail }) => fail({ errMsg: 'getRandomValues:fail' }) }
    await expect(mini(4)).rejects.toThrow('no random bytes')
    expect(weak).not.toHaveBeenCalled()
    weak.mockRestore()
  })

  it('C2 are the browser’s own, and without them it rejects', async () => {
    Object.defineProperty(globalThis, 'window', { value: { crypto: webcrypto }, configurable: true })
    const bytes = await h5(64)
    expect(bytes).toHaveLength(64)
    expect(new Set(bytes).size).toBeGreaterThan(8)
    Object.defineProperty(globalThis, 'window', { value: {}, configurable: true })
    await expect(h5(4)).rejects.toThrow()
  })
})
