import { pointHostsAt } from '@tests/fixtures/hosts'
import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { sandboxTest } from '@tests/sandbox/startSandbox'
import { couponList } from '@/contract/coupon/own'
import { getCode } from '@/contract/session'
import { loginByCode } from '@/domain/session/login'
import { newcomer } from '@/domain/session/newcomer'
import { session } from '@/domain/session/session'
import { serverNow } from '@/lib/serverClock'
import { call } from '@/request/call'
import { nextStep, shownStep } from './homeFlow'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/liveHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.alipay'))

const sandbox = sandboxTest()
let app: FakeApp

beforeAll(() => {
  pointHostsAt(sandbox.url)
  app = connectApp()
})

describe('what waits for a customer on home', () => {
  it.each([
    ['whose renewal failed', '13800138016', 'renewal'],
    ['with an order to pay', '13800138003', 'unpaid'],
    ['who has verified nothing', '13800138030', 'account'],
    ['who can take coupons', '13800138007', 'coupon'],
  ])('of a customer %s is that alone', async (_, mobile, kind) => {
    app.token = await sandbox.login(mobile)
    const step = await nextStep()
    expect(step?.kind).toBe(kind)
    if (kind === 'unpaid') expect(step?.deadline).toBeGreaterThan(serverNow())
  })
})

it('a customer whose login makes the account is greeted once, with the coupons that are in their list', async () => {
  const mobile = '13900000961'
  app.token = undefined
  await sandbox.call(getCode, { mobile, scene: 'login' })
  const [message] = await sandbox.inbox(mobile)
  await loginByCode({ mobile, code: message?.code ?? '' }, call)
  expect(newcomer.isNew).toBe(true)
  app.token = session.token
  expect(await shownStep()).toEqual({ kind: 'welcome', amount: 2_800 })
  const { coupons } = await call(couponList, { state: 'usable', page: 1 })
  expect([coupons.length, coupons.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([3, 2_800])
  expect([await shownStep(), newcomer.isNew, app.shown.length]).toEqual([{ kind: 'account', amount: 1 }, false, 0])
})
