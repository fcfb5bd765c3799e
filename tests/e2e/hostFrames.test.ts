import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedChromium } from '@tests/fixtures/chromium'
import { copyBuild } from '@tests/fixtures/copyBuild'
import { distOf } from '@tests/fixtures/dist'
import { afterReset } from '@tests/fixtures/tries'
import { until } from '@tests/fixtures/until'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import type { Browser, BrowserContext } from 'playwright-core'
import { type OrderFilter, orderList } from '@/contract/order/list'
import { cashier } from '@/i18n/cashier'
import { home } from '@/i18n/home'
import { order } from '@/i18n/order'
import type { FrameSettings, HostName } from '../../sandbox/devtools/hosts/page/messages'
import { patience } from '../../sandbox/devtools/hosts/patience'
import { openFrames, type Shown } from './frameSteps'
import { goods, paidTitle, pay, seen } from './hostSteps'

const platforms = ['weapp', 'alipay', 'tt'] as const
const person = '13800138001'

let sandbox: OwnSandbox
let browser: Browser
let context: BrowserContext
const hostsDir = mkdtempSync(join(tmpdir(), 'hosts-'))

beforeAll(async () => {
  for (const platform of platforms) symlinkSync(distOf(platform), join(hostsDir, platform))
  sandbox = await startSandbox({ siteDir: distOf('h5'), hostsDir })
  browser = await sharedChromium()
  afterReset(() => sandbox.reset())
})
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 900, height: 844 }, locale: 'zh-CN' })
  context.setDefaultTimeout(patience)
})
afterEach(() => context.close())
afterAll(async () => {
  await browser?.close()
  await sandbox?.close()
  rmSync(hostsDir, { recursive: true, force: true })
})

const open = (hosts: readonly HostName[], first: FrameSettings = {}): Promise<Shown[]> =>
  openFrames(context, sandbox.url, hosts, first)

/** The person's newest order by the server, of those in a list or of all. */
async function newestOrder(state?: OrderFilter): Promise<{ orderId?: string; state?: string }> {
  const { data } = await sandbox.call(orderList, { page: 1, state }, { token: await sandbox.login(person) })
  return data.orders[0] ?? {}
}

// The frames of WeChat and Alipay are paid in by hosts.test.ts.
describe.each<HostName>(['tt', 'h5'])('the frame of %s', (host) => {
  it('signs a person in, and buys with the sheet that the page has set to success', async () => {
    const [shown] = (await open([host], { person, address: goods, pay: 'success' })) as [Shown]
    await pay(shown.app, host)
    await seen(shown.app, paidTitle)
    expect((await newestOrder()).state).toBe('finished')
    const told = await shown.told()
    const paid = told.flatMap((message) => (message.type === 'request' ? [message.request] : []))
    expect(paid.find(({ path }) => path.endsWith('/cashier/create-and-pay'))).toMatchObject({
      status: 200,
      // Done, in the words of the cashier's calls.
      code: '1',
      traceId: expect.stringMatching(/^\w{8,}$/),
    })
    expect(told.filter(({ type }) => type === 'weight').length).toBeGreaterThan(0)
    expect(told.filter(({ type }) => type === 'error')).toEqual([])
    await shown.hears((message) => message.type === 'tapped')
  })
})

it('P10 a sheet that is set to cancel leaves the order unpaid, and its screen says so at once', async () => {
  const [shown] = (await open(['weapp'], { person, address: goods, pay: 'cancel' })) as [Shown]
  await pay(shown.app, 'weapp')
  await seen(shown.app, cashier.flow.cancelled)
  const { orderId, state } = await newestOrder()
  expect(state).toBe('unpaid')
  expect((await newestOrder('unpaid')).orderId).toBe(orderId)
  const detail = `/subPackages/xyfApp/order/detail?orderId=${orderId}`
  const [again] = (await open(['weapp'], { person, address: detail })) as [Shown]
  await seen(again.app, order.states.unpaid)
  await seen(again.app, order.actions.pay)
  expect((await shown.told()).filter(({ type }) => type === 'error')).toEqual([])
})

it('the frame of Alipay names the screen as the app does in its own bar', async () => {
  const address = '/subPackages/agreement/index?code=privacy-policy'
  const [shown] = (await open(['alipay'], { address })) as [Shown]
  await shown.hears(
    (message) => message.type === 'route' && message.address === address && message.title === '隐私政策',
  )
  expect((await shown.told()).filter(({ type }) => type === 'error')).toEqual([])
})

it('a package that throws is said in its frame, and the other goes on', async () => {
  const broken = join(hostsDir, 'tt')
  const copy = copyBuild(distOf('tt'))
  writeFileSync(join(copy, 'app.js'), 'throw new Error("planted fault")')
  rmSync(broken)
  symlinkSync(copy, broken)
  try {
    const [good, bad] = (await open(['weapp', 'tt'], { person })) as [Shown, Shown]
    await bad.phone.locator('.notice', { hasText: 'planted fault' }).waitFor()
    await bad.hears((message) => message.type === 'error' && message.fatal === true)
    await seen(good.app, home.subsidyBalance)
    expect((await good.told()).filter(({ type }) => type === 'error')).toEqual([])
  } finally {
    rmSync(broken)
    rmSync(copy, { recursive: true })
    symlinkSync(distOf('tt'), broken)
  }
})

it('code in a frame reads nothing of the page around it, and nothing of the sandbox’s own pages', async () => {
  const [shown] = (await open(['h5'])) as [Shown]
  await seen(shown.app, home.visitorTitle)
  const tried = await shown.app.locator('body').evaluate(async (_body, url) => {
    const fails = async (act: () => unknown): Promise<boolean> => {
      try {
        await act()
        return false
      } catch {
        return true
      }
    }
    const asked = (address: string, init?: RequestInit) => fails(() => fetch(url + address, init))
    return {
      page: await fails(() => window.top?.document.body),
      inbox: await asked('/sandbox/inbox.json'),
      token: await asked('/sandbox/shell/token/13800138002', { method: 'POST' }),
      faults: await asked('/__faults', { method: 'DELETE' }),
      ownInbox: (await fetch('/sandbox/inbox.json')).status,
    }
  }, sandbox.url)
  expect(tried).toEqual({ page: true, inbox: true, token: true, faults: true, ownInbox: 404 })
})

it('a screen that is not there is said in the frame', async () => {
  const [shown] = (await open(['weapp'])) as [Shown]
  await seen(shown.app, home.visitorTitle)
  await shown.send({ type: 'set', settings: { address: '/pages/nothing/index?x=1' } })
  await shown.phone.locator('.warning', { hasText: '/pages/nothing/index' }).waitFor()
  expect((await shown.told()).flatMap((one) => (one.type === 'error' ? [one.fatal === true] : []))).toEqual([false])
})

it('a tap of another frame is made by its name, and an app that is ended keeps the device’s storage', async () => {
  const [shown] = (await open(['alipay'], { person })) as [Shown]
  await seen(shown.app, home.subsidyBalance)
  await shown.send({ type: 'tap', tap: { name: '我的', nth: 0 } })
  await shown.hears((message) => message.type === 'route' && message.address.startsWith('/pages/my/index'))
  expect((await shown.told()).filter(({ type }) => type === 'tapped')).toEqual([])

  const homes = async () =>
    (await shown.told()).filter(
      (message) => message.type === 'route' && message.address.startsWith('/pages/home/index'),
    )
  const before = (await homes()).length
  await shown.send({ type: 'restart' })
  await until(
    async () => (await homes()).length > before,
    () => 'the app to start again',
  )
  await seen(shown.app, home.subsidyBalance)
  expect((await shown.told()).filter(({ type }) => type === 'error')).toEqual([])
})
