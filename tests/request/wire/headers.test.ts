import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, sent, settled, stored } from '@tests/request/fakeHost'
import { payBill, payMember, readMember, readNews, renderCashier } from '@tests/request/testEndpoints'
import { call } from '@/request/call'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

let app: FakeApp

beforeEach(() => {
  stored.clear()
  app = connectApp()
})
afterEach(endAll)

/** The headers that a call of this endpoint carries. */
async function headersOf(endpoint: Parameters<typeof call>[0]): Promise<Record<string, string>> {
  await endAll()
  call(endpoint, {}).catch(() => undefined)
  await settled()
  return sent[0]?.header ?? {}
}

describe('the headers of a call', () => {
  it('R-23 D-03 name the app, the channel, the source, the device and the OS', async () => {
    expect(await headersOf(readNews)).toMatchObject({
      'app-name': 'xbt-wallet',
      channel: 'APPLET',
      'source-type': 'wap',
      'utm-source': 'poster',
      'inner-app': 'xbt',
      'device-id': 'device-1',
      os: 'ANDROID',
      'accept-language': 'zh-CN',
    })
  })

  it('R-25 carry a trace id: device time as 14 digits, then 6 random ones', async () => {
    jest.useFakeTimers({ now: new Date(2025, 0, 2, 15, 4, 5), doNotFake: ['queueMicrotask', 'nextTick'] })
    const headers = await headersOf(readNews)
    jest.useRealTimers()
    expect(headers['trace-id']).toMatch(/^20250102150405\d{6}$/)
  })

  it('R-24 D-21 of membership calls add request id, trace context and business channel', async () => {
    const headers = await headersOf(readMember)
    expect(headers.requestId).toMatch(/^\d{28}$/)
    expect(headers.bizChannel).toBe('APP')
    expect(headers['trace-id']).toMatch(/^\d{20}$/)
    expect(JSON.parse(headers.bizTraceContext ?? '')).toEqual({
      cnlNo: 'APPLET',
      cnlPdCode: 'APP001000007',
      cnlEvCode: 'VP00100016',
    })
    expect(await headersOf(readNews)).not.toHaveProperty('bizTraceContext')
  })

  it('R-24 of every money call carry a request id, whatever its family', async () => {
    expect((await headersOf(payBill)).requestId).toMatch(/^\d{28}$/)
    expect((await headersOf(payMember)).requestId).toMatch(/^\d{28}$/)
    expect(await headersOf(readNews)).not.toHaveProperty('requestId')
  })

  it('R-29 of cashier calls add App and Inner-App', async () => {
    const headers = await headersOf(renderCashier)
    expect(headers).toMatchObject({ App: 'xbt', 'Inner-App': 'xbt' })
    // A browser joins two spellings of one name to "xbt, xbt".
    expect(Object.keys(headers).filter((name) => /^inner-app$/i.test(name))).toEqual(['Inner-App'])
    expect(await headersOf(readNews)).not.toHaveProperty('App')
  })

  it('U7 carry an empty device id and session id until the privacy notice is accepted', async () => {
    app = connectApp({ deviceId: () => '', sessionId: () => '' })
    expect(await headersOf(readNews)).toMatchObject({ 'device-id': '', 'session-id': '' })
  })

  it('say that personal recommendations are off, and nothing about them where they are on', async () => {
    expect(await headersOf(readNews)).not.toHaveProperty('recommendation')
    app = connectApp({ isPersonal: () => false })
    for (const endpoint of [readNews, readMember, renderCashier])
      expect((await headersOf(endpoint)).recommendation).toBe('general')
  })

  it('R-25 carry the session id', async () => {
    expect((await headersOf(readNews))['session-id']).toBe('session-1')
  })

  it('escape and cut values of the start query', async () => {
    app = connectApp({ utmSource: () => `海报\r\nx-evil: 1${'a'.repeat(1000)}\ud83d`, cnlPdCode: () => 'A\u4e2d' })
    app.appToken = { jwtToken: 'a\nb', token: 'é' }
    const headers = await headersOf(readMember)
    for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]*$/)
    expect(headers['utm-source']?.length).toBeLessThan(400)
    expect(JSON.parse(headers.bizTraceContext ?? '').cnlPdCode).toBe('A%E4%B8%AD')
  })

  it('carry a long login of the native app uncut', async () => {
    app.appToken = { jwtToken: 'j'.repeat(2000), token: 'native' }
    expect((await headersOf(readNews))['jwt-token']).toHaveLength(2000)
  })
})

describe('the session id', () => {
  const load = () => {
    let sessionId: () => string = () => ''
    jest.isolateModules(() => {
      sessionId = jest.requireActual('@/request/sessionId').sessionId
    })
    return sessionId
  }

  it('R-25 is 32 digits, kept locally', () => {
    const first = load()()
    expect(first).toMatch(/^\d{32}$/)
    expect(load()()).toBe(first)
  })

  it('R-25 is made again when the stored one is invalid', () => {
    stored.set('sessionId', '<script>')
    expect(load()()).toMatch(/^\d{32}$/)
  })
})
