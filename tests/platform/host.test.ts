import type { HostFacts } from '@/platform/host/hostPort'

let mockInfo: object = {}
let mockReads = 0

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { getSystemInfoSync: () => mockRead() } }))

const mockRead = () => {
  mockReads += 1
  return mockInfo
}

/** One variant, loaded again so that it reads the device again. */
function variant(name: 'weapp' | 'alipay' | 'tt' | 'h5'): HostFacts {
  let facts: HostFacts | undefined
  jest.isolateModules(() => {
    facts = jest.requireActual(`../../src/platform/host/host.${name}`).hostFacts
  })
  if (!facts) throw new Error(`no variant ${name}`)
  return facts
}

/** Globals that a browser gives a page. */
function browse(userAgent: string, maxTouchPoints = 0): void {
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent, maxTouchPoints }, configurable: true })
  Object.defineProperty(globalThis, 'window', {
    value: { location: { origin: 'https://m.example.com' } },
    configurable: true,
  })
}

beforeEach(() => {
  mockInfo = { platform: 'android', system: 'Android 14' }
  browse('Mozilla/5.0 (Linux; Android 14)')
})

describe('the constants of a host', () => {
  it.each([
    ['weapp', 'APPLET', 'miniApp', 'weapp'],
    ['alipay', 'APPLET', 'miniApp', 'alipay'],
    ['tt', 'DOUYIN', 'DOUYIN', 'tt'],
    ['h5', 'APP', 'APP', undefined],
  ] as const)('R-40 %s: channel %s, source %s', (name, channel, source, miniHost) => {
    const facts = variant(name)
    expect([facts.channel(false), facts.source(), facts.miniHost]).toEqual([channel, source, miniHost])
  })

  it('R-40 D-22 H5 in the web view of a mini-program is APP, as everywhere else', () => {
    browse('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0 miniProgram/wx1')
    expect([variant('h5').channel(false), variant('h5').source()]).toEqual(['APP', 'APP'])
  })

  it('R-40 the native app’s web view is APP', () => {
    expect(variant('h5').channel(true)).toBe('APP')
    expect(variant('h5').terminalType(true)).toBe('APP')
    expect(variant('h5').terminalType(false)).toBe('WEB')
  })

  it.each(['weapp', 'alipay', 'tt'] as const)('R-40 %s is a mini-program', (name) => {
    expect(variant(name).terminalType(false)).toBe('MINI_PROGRAM')
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0 miniProgram/wx1', true],
    ['Mozilla/5.0 (Linux; Android 14) AliApp(AP/10) MiniProgram', true],
    ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0', false],
    ['Mozilla/5.0 (Linux; Android 14) miniProgramming', false],
  ])('a page with the user agent %s is in the web view of a mini-program: %s', (userAgent, isInMiniProgram) => {
    browse(userAgent)
    expect(variant('h5').isInMiniProgram).toBe(isInMiniProgram)
  })

  it('a payment provider returns to H5 only', () => {
    expect(variant('h5').origin()).toBe('https://m.example.com')
    for (const name of ['weapp', 'alipay', 'tt'] as const) expect(variant(name).origin()).toBe('')
  })
})

describe('the operating system', () => {
  it.each([
    ['weapp', { platform: 'ios', system: 'iOS 17.0' }, 'IOS'],
    ['weapp', { platform: 'devtools', system: 'iOS 10.0.1' }, 'IOS'],
    ['weapp', { platform: 'android', system: 'Android 14' }, 'ANDROID'],
    ['weapp', { platform: 'ohos', system: 'OpenHarmony 5' }, 'ANDROID'],
    ['weapp', { platform: 'ohos_pc', system: 'OpenHarmony 5' }, 'ANDROID'],
    ['alipay', { platform: 'iOS', system: '17.0' }, 'IOS'],
    ['alipay', { platform: 'Android', system: '14' }, 'ANDROID'],
    ['tt', { platform: 'ios', system: 'iOS 17.0' }, 'IOS'],
    ['tt', { platform: 'openHarmony', system: 'OpenHarmony 5' }, 'ANDROID'],
    ['tt', {}, 'ANDROID'],
    ['tt', { platform: 'kaios', system: 'KaiOS 3' }, 'ANDROID'],
  ] as const)('R-40 on %s %p is %s', (name, info, os) => {
    mockInfo = info
    expect(variant(name).os()).toBe(os)
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)', 'IOS'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0)', 'IOS'],
    ['Mozilla/5.0 (Linux; Android 14)', 'ANDROID'],
    ['Mozilla/5.0 (Macintosh)', 'ANDROID'],
  ])('R-40 a browser with the user agent %s is %s', (userAgent, os) => {
    browse(userAgent)
    expect(variant('h5').os()).toBe(os)
  })

  it('R-40 an iPad that asks for the pages of a desktop is IOS by its touch screen, which a Macintosh has not', () => {
    browse('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5)
    expect(variant('h5').os()).toBe('IOS')
    browse('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1)
    expect(variant('h5').os()).toBe('ANDROID')
    browse('Mozilla/5.0 (X11; Linux x86_64)', 5)
    expect(variant('h5').os()).toBe('ANDROID')
  })

  it('R-27 the client description names device and system', () => {
    mockInfo = { brand: 'Brand', model: 'One', system: 'Android 14', version: '8.0' }
    for (const name of ['weapp', 'alipay', 'tt'] as const) expect(variant(name).ua()).toBe('Brand One Android 14 8.0')
    expect(variant('h5').ua()).toBe('Mozilla/5.0 (Linux; Android 14)')
  })

  it.each([
    [{}, ''],
    [{ system: 'Android 14' }, 'Android 14'],
    [{ brand: 'Brand', model: 'One' }, 'Brand One'],
  ])('R-27 the client description of %j is %j', (info, ua) => {
    mockInfo = info
    expect(variant('weapp').ua()).toBe(ua)
  })

  it('R-27 the device is asked once, since each question takes the host time', () => {
    const facts = variant('weapp')
    mockReads = 0
    expect([facts.os(), facts.ua(), facts.os()]).toEqual(['ANDROID', 'Android 14', 'ANDROID'])
    expect(mockReads).toBe(1)
  })
})
