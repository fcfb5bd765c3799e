import { setTimeout as wait } from 'node:timers/promises'
import { errorOf } from '@tests/request/errorOf'
import { hit, openApp, page, pages, signIn } from '@tests/request/liveApp'
import { live } from '@tests/request/liveHost'
import { sendReport } from '@tests/request/testEndpoints'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { autorun } from 'mobx'
import { orderList } from '@/contract/order/list'
import { order } from '@/contract/order/place'
import { getCode, getExtInfo, userInfo } from '@/contract/session'
import { isSignedIn } from '@/domain/session/signedIn'
import { call } from '@/request/call'
import { postReport } from '@/request/postReport'
import type { AppFrame } from '@/shell/AppContext'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)

const dayMs = 24 * 60 * 60 * 1000
const sandbox = sandboxTest()
let frame: AppFrame

beforeAll(async () => {
  frame = await openApp(sandbox)
})
beforeEach(() => {
  live.page = 'pages/home/index'
  live.forget()
})
afterEach(() => void jest.useRealTimers())

/** Waits, by the real clock, until the bodies of so many answers are awaited. */
async function inBody(count: number): Promise<void> {
  for (let turns = 500; turns > 0 && live.inBody !== count; turns--) await wait(20)
  expect(live.inBody).toBe(count)
}

describe('a bad network', () => {
  beforeEach(async () => {
    if (!isSignedIn()) await signIn('13800138002')
    live.forget()
  })

  it.each(['html', 'truncate', 'null', 'array'])(
    'N1 an answer damaged by %s is malformed, and the next one is read',
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
      await inBody(8)
      jest.advanceTimersByTime(60_000)
      await hit(sandbox, kind, 10)
      await inBody(2)
      jest.advanceTimersByTime(60_000)
      expect((await Promise.all(failures)).map((error) => error.kind)).toEqual(Array(10).fill('timeout'))
      expect(live.underWay).toBe(0)
      await expect(Promise.all(pages(10).map(page))).resolves.toHaveLength(10)
    },
  )

  it('a read is repeated after HTTP 503 and a dropped connection, and then answers', async () => {
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
    const reports = pages(4).map((number) => errorOf(postReport(sendReport, { number }, { host: APP_HOSTS.report })))
    await Promise.all([...reads, ...money, ...reports])
    expect(live.mostUnderWay).toBeLessThanOrEqual(10)
    expect(live.requests).toHaveLength(40)
    const isMoney = live.requests
      .filter(({ url }) => !url.endsWith(sendReport.path))
      .map(({ url }) => url.endsWith(order.path))
    expect(isMoney.slice(0, 12)).toEqual([...Array(8).fill(false), ...Array(4).fill(true)])
  })

  it('N2 40 calls without a network: the frame is notified once that it is offline, and once that it is back', async () => {
    const { main } = APP_HOSTS
    const changes: boolean[] = []
    const stop = autorun(() => changes.push(frame.isOnline()))
    APP_HOSTS.main = 'http://127.0.0.1:9'
    const errors = await Promise.all(pages(40).map((number) => errorOf(page(number))))
    APP_HOSTS.main = main
    expect(errors.every(({ kind }) => kind === 'offline')).toBe(true)
    await call(userInfo, {})
    stop()
    expect(changes).toEqual([true, false, true])
  })
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

  it('N3 a server clock that jumps a day does not end the session', async () => {
    await signIn('13800138002')
    for (const ms of [dayMs, -2 * dayMs]) {
      await sandbox.fault({ kind: 'clock', ms })
      expect((await call(userInfo, {})).userInfo.nickName).toBe('阿森')
    }
  })
})
