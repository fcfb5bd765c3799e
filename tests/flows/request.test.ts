import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createElement, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { category } from '@/contract/mall'
import { order, orderList } from '@/contract/order'
import { getCode, getExtInfo, logout, userInfo, wxLogin } from '@/contract/session'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { call } from '@/request/call'
import type { ApiError } from '@/request/errors'
import { AppContext, type AppFrame } from '@/shell/AppContext'
import { decodeApiVip } from '../../sandbox/http/apiVip'
import { live } from '../request/liveHost'
import { sendReport, supplierRights } from '../request/testEndpoints'
import { startSandbox, type TestSandbox } from '../sandbox/startSandbox'

jest.mock('@tarojs/taro', () => jest.requireActual('../request/liveHost').taroModule)

const dayMs = 24 * 60 * 60 * 1000
const deadToken = 'f'.repeat(64)
const needsLogin = 'subPackages/order/detail'
let sandbox: TestSandbox
let frame: AppFrame | undefined

/** What every screen gets to know of the app. */
function Screen() {
  frame = useContext(AppContext)
  return null
}

/** Opens the app itself, wired as it ships, on a sandbox of its own. */
beforeAll(async () => {
  sandbox = await startSandbox()
  for (const host of ['main', 'vip', 'lowCode', 'cashier', 'report'] as const) APP_HOSTS[host] = sandbox.url
  live.launchQuery = { mToken: await sandbox.login('13800138002'), from: '海报' }
  const { default: App } = await import('@/app')
  renderToString(createElement(App, null, createElement(Screen)))
}, 90_000)
afterAll(() => sandbox.close())
beforeEach(() => {
  live.page = 'pages/home/index'
  live.forget()
})
afterEach(async () => {
  jest.useRealTimers()
  await sandbox.clearFaults()
})

const errorOf = (answer: Promise<unknown>): Promise<ApiError> =>
  answer.then(
    () => Promise.reject(new Error('it answered')),
    (error) => error as ApiError,
  )

const signIn = async (mobile: string): Promise<void> => {
  const { mToken } = await call(wxLogin, { jsCode: 'x', phoneCode: `phone:${mobile}` })
  session.signIn(mToken)
}

const page = (number: number) => call(orderList, { page: number })
const pages = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** Waits, by the real clock, until that many faults of this kind have hit. */
async function hit(kind: string, times = 1): Promise<void> {
  for (let turn = 0; turn < 500; turn++) {
    const log = await sandbox.faultLog()
    if (log.filter(({ fault }) => fault.kind === kind).length >= times) return
    await wait(20)
  }
  throw new Error(`${kind} did not hit`)
}

describe('a login', () => {
  it('R-21 comes with the start query, and calls carry it in their bodies', async () => {
    expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
    expect(live.stored.get('mToken')).toBe(live.launchQuery.mToken)
    expect(JSON.stringify(live.requests[0]?.header)).not.toContain(live.launchQuery.mToken)
    expect(live.requests[0]?.url).not.toContain(live.launchQuery.mToken)
  })

  it('R-23 R-27 R-41 the sandbox takes every family’s headers, and a sign over Chinese and emoji', async () => {
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

  it('R-44 R-33 a refusal is shown once, for 2 s, in the words of the server', async () => {
    const failure = await errorOf(call(getCode, { mobile: '1', scene: 'login' }))
    expect(live.toasts).toEqual([failure.message])
    expect(live.toastMs).toBe(2000)
    expect(failure.message).toMatch(/[\u4e00-\u9fff]/)
  })
})

describe('the end of the session', () => {
  it('U1 R-32 twelve calls with a dead token: one clear, one trip to login with redirect, one toast', async () => {
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
    await hit('delay')
    await signIn('13800138005')
    const { token } = session
    expect((await late).kind).toBe('session')
    expect(session.token).toBe(token)
    expect(live.navigations).toEqual([])
    expect(live.toasts).toEqual([])
    await expect(call(userInfo, {})).resolves.toBeDefined()
  })

  it('U5 a token that was signed out is dead, and the user who kept it is sent to login', async () => {
    await signIn('13800138005')
    const old = session.token
    await call(logout, {})
    session.signOut()
    session.signIn(old)
    live.page = needsLogin
    expect((await errorOf(call(userInfo, {}))).kind).toBe('session')
    expect(session.hasLogin).toBe(false)
    expect(live.navigations).toHaveLength(1)
  })

  it('R-32 a page that opens without login is left where it is, and gets the error', async () => {
    session.signIn(deadToken)
    const failure = await errorOf(call(userInfo, {}))
    expect(failure.kind).toBe('session')
    expect(live.navigations).toEqual([])
    expect(session.hasLogin).toBe(false)
  })

  it('R-43 R-31 the app variant works by its headers and code 1; when its login ends, the page can sign in by itself', async () => {
    const native = await sandbox.login('13800138002')
    session.signOut()
    launch.query = { token: native }
    expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
    expect(live.requests[0]?.data).not.toHaveProperty('mToken')
    expect((await errorOf(call(getCode, { mobile: '1', scene: 'login' }))).code).toBe('MOBILE_INVALID')
    expect(live.toasts).toHaveLength(1)
    live.forget()
    launch.query = { token: deadToken }
    live.page = needsLogin
    await Promise.all(pages(12).map((number) => errorOf(page(number))))
    expect(live.navigations).toHaveLength(1)
    expect(live.toasts).toHaveLength(1)
    await signIn('13800138002')
    expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
  })
})

describe('a bad network', () => {
  beforeEach(async () => {
    if (!session.hasLogin) await signIn('13800138002')
    live.forget()
  })

  it.each(['html', 'truncate', 'null', 'array'])(
    'N1 an answer spoilt by %s is malformed, and the next one is fine',
    async (kind) => {
      await sandbox.fault({ kind, path: getExtInfo.path })
      expect((await errorOf(call(getExtInfo, {}))).kind).toBe('malformed')
      await expect(call(getExtInfo, {})).resolves.toMatchObject({ orderCounts: expect.any(Object) })
      expect(live.toasts).toHaveLength(1)
    },
  )

  it('N1 an answer of HTTP 204 is rejected', async () => {
    await sandbox.fault({ kind: 'status', status: 204, path: getExtInfo.path })
    expect(await errorOf(call(getExtInfo, {}))).toMatchObject({ kind: 'http', code: '204' })
  })

  it.each(['stall', 'drip'])(
    'N1 R-30 ten bodies that %s are rejected after 60 s, and their slots are free',
    async (kind) => {
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'Date'] })
      await sandbox.fault({ kind, path: orderList.path, times: 10, ms: 5000 })
      const failures = pages(10).map((number) => errorOf(page(number)))
      await hit(kind, 8)
      await wait(100)
      jest.advanceTimersByTime(60_000)
      await hit(kind, 10)
      await wait(100)
      jest.advanceTimersByTime(60_000)
      expect((await Promise.all(failures)).map((error) => error.kind)).toEqual(Array(10).fill('timeout'))
      expect(live.underWay).toBe(0)
      await expect(Promise.all(pages(10).map(page))).resolves.toHaveLength(10)
    },
  )

  it('a read is asked again after HTTP 503 and a dropped connection, and then answers', async () => {
    await sandbox.fault([
      { kind: 'status', status: 503, path: getExtInfo.path },
      { kind: 'drop-before', path: getExtInfo.path },
    ])
    await expect(call(getExtInfo, {})).resolves.toBeDefined()
    expect(live.requests).toHaveLength(3)
    expect(live.toasts).toEqual([])
  })

  it('a write that got no answer is not sent twice', async () => {
    await sandbox.fault({ kind: 'drop-after', path: getCode.path })
    const failure = await errorOf(call(getCode, { mobile: '13900000077', scene: 'login' }))
    expect(failure.kind).toBe('offline')
    expect(await sandbox.inbox('13900000077')).toHaveLength(1)
    expect(live.requests).toHaveLength(1)
    expect(live.toasts).toHaveLength(1)
  })

  it('N2 40 calls at once: at most 10 sockets, money first, and all are answered', async () => {
    await sandbox.fault({ kind: 'delay', ms: 150, times: 8 })
    const reads = pages(32).map(page)
    const goods = { goodsId: 'none', rechargeType: 'x', quantity: 1, rechargeAccount: '', transAmount: 1 }
    const money = [1, 2, 3, 4].map((quantity) => errorOf(call(order, { ...goods, quantity }, { toast: false })))
    const reports = pages(4).map((number) => errorOf(call(sendReport, { number })))
    await Promise.all([...reads, ...money, ...reports])
    expect(live.mostUnderWay).toBeLessThanOrEqual(10)
    expect(live.requests).toHaveLength(40)
    const isMoney = live.requests
      .filter(({ url }) => !url.endsWith(sendReport.path))
      .map(({ url }) => url.endsWith(order.path))
    expect(isMoney.slice(0, 12)).toEqual([...Array(8).fill(false), ...Array(4).fill(true)])
  })

  it('N2 40 calls without a network: the frame is told once that it is offline, and then that it is back', async () => {
    const { main } = APP_HOSTS
    const changes: (boolean | undefined)[] = []
    const { autorun } = jest.requireActual('mobx')
    const stop = autorun(() => changes.push(frame?.isOnline()))
    APP_HOSTS.main = 'http://127.0.0.1:9'
    const errors = await Promise.all(pages(40).map((number) => errorOf(page(number))))
    APP_HOSTS.main = main
    expect(errors.every(({ kind }) => kind === 'offline')).toBe(true)
    await call(userInfo, {})
    stop()
    expect(changes).toEqual([true, false, true])
  }, 20_000)
})

describe('clocks', () => {
  it.each([
    ['a day behind', -dayMs],
    ['a day ahead', dayMs],
  ])('N3 a device whose clock is %s signs in, reads and writes', async (_, offset) => {
    jest.useFakeTimers({
      now: Date.now() + offset,
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
      ],
    })
    await signIn('13800138002')
    expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
    await expect(page(1)).resolves.toBeDefined()
    const failure = await errorOf(
      call(
        order,
        { goodsId: 'none', rechargeType: 'x', quantity: 1, rechargeAccount: '', transAmount: 1 },
        { toast: false },
      ),
    )
    expect(failure.kind).toBe('refused')
  })

  it('N3 nor does a server whose clock jumps a day end the session', async () => {
    await signIn('13800138002')
    for (const ms of [dayMs, -2 * dayMs]) {
      await sandbox.fault({ kind: 'clock', ms })
      expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
    }
  })
})

describe('the encrypted family', () => {
  it('R-28 encrypts with the key the sandbox hands out, and the sandbox’s own reader decrypts it', async () => {
    await signIn('13800138002')
    live.forget()
    // No such path yet: the call ends in 404, after the wire has carried it.
    expect(await errorOf(call(supplierRights, { note: '权益' }, { toast: false }))).toMatchObject({
      kind: 'http',
      code: '404',
    })
    const { data, header, url } = live.requests.find((one) => one.method === 'POST') ?? { url: '' }
    const headers = Object.fromEntries(Object.entries(header ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
    const key = readFileSync(join(sandbox.dir, 'secrets/apivip.pem'), 'utf8')
    expect(url).toBe(`${sandbox.url}/test/supplier`)
    expect(decodeApiVip(data as Record<string, unknown>, headers, '/test/supplier', key)).toEqual({
      data: { note: '权益' },
      token: session.token,
    })
  })
})
