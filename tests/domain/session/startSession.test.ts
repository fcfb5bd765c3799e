import { fakeShell } from '@tests/domain/native/fakeShell'
import type * as FakeApp from '@tests/request/fakeApp'
import { endAll, stored, taroModule } from '@tests/request/fakeHost'
import type * as Place from '@/domain/account/usualPlace'
import type * as Launch from '@/domain/session/launch'
import type * as LogOut from '@/domain/session/logOut'
import type * as Session from '@/domain/session/session'
import type * as StartSession from '@/domain/session/startSession'
import type * as Supplier from '@/domain/session/supplierValues'
import type * as LaunchStorage from '@/platform/storage/sessionStorage'

const { launchStorage } = jest.requireActual<typeof LaunchStorage>('@/platform/storage/sessionStorage.ts')
const square = { name: 'Square', address: 'Avenue', latitude: 31.2, longitude: 121.4 }

/** Opens the app with this start query, as `app.tsx` does it: in new modules, on the same device and in the same launch. */
function open(query: Record<string, string>, isInApp = false) {
  const modules: Partial<typeof Place & typeof Launch & typeof LogOut & typeof Session & typeof Supplier> = {}
  jest.isolateModules(() => {
    jest.doMock('@tarojs/taro', () => taroModule)
    jest.doMock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))
    jest.doMock('@/platform/storage/sessionStorage', () => ({ launchStorage }))
    jest.doMock('@/platform/links/startQuery', () => ({ takeStartQuery: () => query }))
    jest.doMock('@/platform/host/bridge', () => ({ findBridge: () => (isInApp ? fakeShell().bridge : undefined) }))
    const { connectApp } = require('@tests/request/fakeApp') as typeof FakeApp
    const { startSession } = require('@/domain/session/startSession') as typeof StartSession
    const { launch } = require('@/domain/session/launch') as typeof Launch
    startSession(launch.read())
    connectApp()
    for (const name of [
      'session/launch',
      'session/logOut',
      'session/session',
      'session/supplierValues',
      'account/usualPlace',
    ])
      Object.assign(modules, require(`@/domain/${name}`))
  })
  return modules as Required<typeof modules>
}

beforeEach(() => {
  stored.clear()
  launchStorage.remove('launch')
  launchStorage.remove('appToken')
})
afterEach(endAll)

describe('a `token` in the address of a browser', () => {
  it.each(['garbage', '***', ''])('R-21 %j neither replaces nor ends the login of a customer', (token) => {
    open({ mToken: 'token-a', rscToken: 'rsc-a' }).usualPlace.keep(square)
    const { session, launch, usualPlace, supplierValues } = open({ token })
    expect([session.token, stored.get('mToken'), launch.appToken]).toEqual(['token-a', 'token-a', undefined])
    expect([usualPlace.place, supplierValues().rscToken]).toEqual([square, 'rsc-a'])
    expect(session.endedSessions).toBe(0)
    expect(open({}).launch.appToken).toBeUndefined()
  })

  it('R-21 R-08 signs a visitor in, as the login of the native app', () => {
    expect(open({ token: 'app-token' }).launch.appToken?.token).toBe('app-token')
    expect(open({}).launch.appToken?.token).toBe('app-token')
  })

  it('R-21 R-08 counts together with the `mToken` of the same address, after a reload too', () => {
    open({ token: 'app-token', mToken: 'token-a' })
    const { session, launch } = open({})
    expect([session.token, launch.appToken?.token]).toEqual(['token-a', 'app-token'])
  })
})

describe('a `token` in the address inside the native app', () => {
  it('U3 ends another login: calls carry the token of the app alone, and nothing of the former customer stays', () => {
    open({ mToken: 'token-a', rscToken: 'rsc-a' }).usualPlace.keep(square)
    const { session, launch, usualPlace, supplierValues } = open({ token: 'app-token', rightsOrderNo: 'order-b' }, true)
    expect([session.token, stored.has('mToken'), launch.appToken?.token]).toEqual([undefined, false, 'app-token'])
    expect(stored.has('usualPlace')).toBe(false)
    expect(usualPlace.place).toBeUndefined()
    expect(supplierValues()).toEqual({ rscToken: undefined, rightsOrderNo: 'order-b' })
  })

  it('U3 leaves nothing of the customer whom the app had signed in before; the same login again leaves everything', () => {
    open({ token: 'app-a' }, true).usualPlace.keep(square)
    expect(open({ token: 'app-a' }, true).usualPlace.place).toEqual(square)
    expect(open({}, true).usualPlace.place).toEqual(square)
    const { launch, usualPlace } = open({ token: 'app-b' }, true)
    expect([launch.appToken?.token, usualPlace.place]).toEqual(['app-b', undefined])
    expect(stored.has('usualPlace')).toBe(false)
  })

  it('R-21 R-08 counts together with the `mToken` of the same address', () => {
    open({ mToken: 'token-a' })
    const { session, launch } = open({ token: 'app-token', mToken: 'token-b' }, true)
    expect([session.token, launch.appToken?.token]).toEqual(['token-b', 'app-token'])
  })
})

describe('D-19 an `mToken` beside the login of this device', () => {
  it('is only offered, also in the native app where the address has no `token`', () => {
    open({ mToken: 'token-a' })
    const { session } = open({ mToken: 'token-b' }, true)
    expect([session.offered, stored.get('mToken')]).toEqual(['token-b', 'token-a'])
  })

  it('brings no login of the native app before the server has accepted it', () => {
    open({ mToken: 'token-a' })
    const { session, launch } = open({ mToken: 'token-b', token: 'app-b' })
    expect([session.offered, launch.appToken]).toEqual(['token-b', undefined])
    expect(open({}).launch.appToken).toBeUndefined()
  })

  it('is not missed where there is none: what the address says about the customer counts', () => {
    open({ mToken: 'token-a' })
    expect(open({ rscToken: 'rsc-c' }).supplierValues().rscToken).toBe('rsc-c')
  })
})

describe('D-26 the bar of the native app', () => {
  it('is not there until the app says so', () => {
    const { launch } = open({}, true)
    expect(launch.hasNativeBar).toBe(false)
    launch.showNativeBar(true)
    expect(launch.hasNativeBar).toBe(true)
  })
})

describe('what the start query says about a customer', () => {
  const way = { from: 'poster', cnlPdCode: 'P2', action: 'a' }
  const anns = { orderId: 'M1', canLoan: '1' }
  const kept = () => JSON.stringify(launchStorage.read('launch'))

  it('U3 is gone after log-out, and does not return with a reload; the way the app was opened stays', () => {
    const asked = { mToken: 'token-a', userId: 'user-a', rightsOrderNo: 'rights-a', ...way, ...anns }
    const { launch, logOut } = open(asked)
    expect(launch.miniLinkParams).toEqual({ orderId: 'M1' })
    logOut()
    expect([launch.query, launch.miniLinkParams]).toEqual([way, {}])
    expect(kept()).not.toMatch(/M1|canLoan|user-a|rights-a/)
    const again = open({ orderId: 'M1' }).launch
    expect([again.query, again.miniLinkParams]).toEqual([way, {}])
  })

  it.each(['mToken', 'token'])(
    'U3 is replaced by that of the customer whom the %s of the next address signs in',
    (login) => {
      open({ mToken: 'token-a', ...way, ...anns })
      const { launch } = open({ [login]: 'token-b', orderId: 'M2' }, true)
      expect([launch.miniLinkParams, launch.query.cnlPdCode]).toEqual([{ orderId: 'M2' }, 'P2'])
      expect([launch.query.canLoan, kept()]).toEqual([undefined, expect.not.stringMatching(/M1|canLoan/)])
      expect(open({}).launch.miniLinkParams).toEqual({ orderId: 'M2' })
    },
  )
})
