import { errorOf } from '@tests/request/errorOf'
import { hit, openApp, page, pages, signIn } from '@tests/request/liveApp'
import { live } from '@tests/request/liveHost'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { category } from '@/contract/mall/shelf'
import { orderList } from '@/contract/order/list'
import { getCode, logout, userInfo } from '@/contract/session'
import { orderUseRightsInfo, userCouponToken } from '@/contract/supplier'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { isSignedIn } from '@/domain/session/signedIn'
import { pageCovered } from '@/navigate'
import { call } from '@/request/call'
import { connectApiVip } from '@/request/connectApiVip'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)

const deadToken = 'f'.repeat(64)
const needsLogin = 'subPackages/order/detail'
let sandbox: OwnSandbox
/** What the app knew once it was open. */
let started: { token: unknown; mToken: unknown; rscToken: unknown }
let query: typeof launch.query

beforeAll(async () => {
  sandbox = await startSandbox()
  await openApp(sandbox)
  started = { token: session.token, mToken: live.stored.get('mToken'), rscToken: live.stored.get('rscToken') }
  ;({ query } = launch)
})
afterAll(() => sandbox.close())
beforeEach(() => {
  // What the test before has opened covers its page.
  pageCovered()
  live.page = 'pages/home/index'
  live.forget()
})
afterEach(async () => {
  launch.query = query
  await sandbox.clearFaults()
})

describe('a login', () => {
  it('R-21 R-08 is taken from the start query, and calls send it in their bodies', async () => {
    const { mToken } = live.launchQuery
    expect(started).toEqual({ token: mToken, mToken, rscToken: 'rsc-1' })
    session.signIn(mToken)
    expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
    expect(live.requests[0]?.data).toMatchObject({ mToken })
    expect(JSON.stringify(live.requests[0]?.header)).not.toContain(live.launchQuery.mToken)
    expect(live.requests[0]?.url).not.toContain(live.launchQuery.mToken)
  })

  it('R-23 R-27 R-41 the sandbox accepts every family’s headers, and a sign over Chinese and emoji', async () => {
    await expect(call(category, {})).resolves.toMatchObject({ category: expect.any(Array) })
    const failure = await errorOf(call(getCode, { mobile: '中😀\ud83d', scene: 'login' }, { toast: false }))
    expect(failure).toMatchObject({ kind: 'refused', code: 'MOBILE_INVALID' })
  })

  it('R-21 is kept, and taken from the storage when the app is opened without one', async () => {
    const stored = await sandbox.login('13800138005')
    const { token } = session
    live.stored.set('mToken', stored)
    session.restore()
    await call(userInfo, {})
    expect(live.requests[0]?.data).toMatchObject({ mToken: stored })
    session.signIn(token)
  })

  it('R-44 R-33 a refusal is shown once, for 2 s, with the server’s message', async () => {
    const failure = await errorOf(call(getCode, { mobile: '1', scene: 'login' }))
    expect(live.toasts).toEqual([failure.message])
    expect(live.toastMs).toBe(2000)
    expect(failure.message).toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('the end of the session', () => {
  it('U1 R-32 twelve calls with an invalid token: the login is cleared once, login opens once with redirect, one toast', async () => {
    session.signIn(deadToken)
    live.page = needsLogin
    const errors = await Promise.all(pages(12).map((number) => errorOf(page(number))))
    expect(errors.every(({ kind }) => kind === 'session')).toBe(true)
    expect(live.requests).toHaveLength(12)
    expect(live.navigations).toEqual([`/center/login/index?redirect=${encodeURIComponent(`/${needsLogin}`)}`])
    expect(live.toasts).toHaveLength(1)
    expect(session.token).toBeUndefined()
    expect(live.stored.has('mToken')).toBe(false)
  })

  it('U1 the 300000 of an older token, arriving late, changes nothing', async () => {
    session.signIn(deadToken)
    live.page = needsLogin
    await sandbox.fault({ kind: 'delay', path: orderList.path, ms: 600 })
    const late = errorOf(page(1))
    await hit(sandbox, 'delay')
    await signIn('13800138005')
    const { token } = session
    expect((await late).kind).toBe('session')
    expect(session.token).toBe(token)
    expect(live.navigations).toEqual([])
    expect(live.toasts).toEqual([])
    await expect(call(userInfo, {})).resolves.toBeDefined()
  })

  it('U5 a token is invalid after sign-out, and a user who kept it is sent to login', async () => {
    await signIn('13800138005')
    const old = session.token
    await call(logout, {})
    session.signOut()
    session.signIn(old)
    live.page = needsLogin
    expect((await errorOf(call(userInfo, {}))).kind).toBe('session')
    expect(isSignedIn()).toBe(false)
    expect(live.navigations).toHaveLength(1)
  })

  it.each(['pages/home/index', 'subPackages/gold-member/outer-deliver'])(
    'R-32 U2 D-20 %s, which opens without login, stays open, and gets the error',
    async (path) => {
      session.signIn(deadToken)
      live.page = path
      const failure = await errorOf(call(userInfo, {}))
      expect(failure.kind).toBe('session')
      expect(live.navigations).toEqual([])
      expect(isSignedIn()).toBe(false)
    },
  )

  it('R-43 R-31 D-18 the app variant works by its headers and code 1; when its login ends, the page can sign in by itself', async () => {
    const native = await sandbox.login('13800138002')
    session.signOut()
    launch.query = { token: native }
    expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
    expect(live.requests[0]?.data).not.toHaveProperty('mToken')
    expect((await errorOf(call(getCode, { mobile: '1', scene: 'login' }))).code).toBe('MOBILE_INVALID')
    expect(live.toasts).toHaveLength(1)
    live.forget()
    launch.query = { token: deadToken }
    live.page = 'subPackages/order/confirm'
    await Promise.all(pages(12).map((number) => errorOf(page(number))))
    expect(live.navigations).toHaveLength(1)
    expect(live.toasts).toHaveLength(1)
    await signIn('13800138002')
    expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
  })
})

describe('the encrypted family', () => {
  it('R-28 R-101 R-106 encrypts with the key from the sandbox, and the sandbox decrypts it', async () => {
    connectApiVip()
    await signIn('13800138002')
    live.stored.set('rightsOrderNo', 'R20250101102')
    const { rscToken = '' } = await call(userCouponToken, {})
    live.stored.set('rscToken', rscToken)
    live.forget()
    expect(await call(orderUseRightsInfo, {})).toMatchObject({ rightsOrderNo: 'R20250101102' })
    const { data, header, url } = live.requests.find((one) => one.method === 'POST') ?? { url: '' }
    expect(url).toBe(`${sandbox.url}/supplier/rights/orderUseRightsInfo`)
    for (const secret of [rscToken, 'R20250101102', session.token ?? ''])
      expect(JSON.stringify([data, header])).not.toContain(secret)
  })
})
