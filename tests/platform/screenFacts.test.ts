import type { ScreenFacts } from '@/platform/page/ports'

let mockInfo: object = {}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getSystemInfoSync: () => mockInfo } }))

interface Port {
  screenFacts(): ScreenFacts
}
const { screenFacts: mini } = jest.requireActual<Port>('../../src/platform/page/screenFacts.ts')
const { screenFacts: h5 } = jest.requireActual<Port>('../../src/platform/page/screenFacts.h5.ts')

describe('the screen and the system of a mini-program', () => {
  it('are those of the host, in whole px', () => {
    mockInfo = { screenWidth: 392.7, screenHeight: 872.4, system: 'Android 14' }
    expect(mini()).toEqual({ width: 393, height: 872, osVersion: '14' })
  })

  it.each([
    ['iOS 17.0.1', '17.0.1'],
    ['Android 14', '14'],
    ['17.2', '17.2'],
    ['OpenHarmony', ''],
  ])('%j has the version %j', (system, osVersion) => {
    mockInfo = { system }
    expect(mini().osVersion).toBe(osVersion)
  })

  it('are 0 and empty where the host does not give them', () => {
    mockInfo = {}
    expect(mini()).toEqual({ width: 0, height: 0, osVersion: '' })
  })
})

describe('the screen and the system of a browser', () => {
  const browse = (userAgent: string) => {
    Object.defineProperty(globalThis, 'window', { value: { screen: { width: 390, height: 844 } }, configurable: true })
    Object.defineProperty(globalThis, 'navigator', { value: { userAgent }, configurable: true })
  }

  it('are those of the page and of its user agent', () => {
    browse('Mozilla/5.0 (Linux; Android 14; One)')
    expect(h5()).toEqual({ width: 390, height: 844, osVersion: '14' })
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0_12 like Mac OS X) Version/16.1', '17.0.12'],
    ['Mozilla/5.0 (iPad; CPU OS 9_3 like Mac OS X)', '9.3'],
    ['Mozilla/5.0 (Linux; Android 8.1.0; One) Chrome/120', '8.1.0'],
    ['Mozilla/5.0 (Linux; Android 10; One)', '10'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', ''],
    ['Mozilla/5.0 (X11; Linux x86_64)', ''],
  ])('%s has the version %j', (userAgent, osVersion) => {
    browse(userAgent)
    expect(h5().osVersion).toBe(osVersion)
  })
})
