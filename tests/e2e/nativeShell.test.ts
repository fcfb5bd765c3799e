import { buy } from '@tests/journeys/buy'
import type { Frame, Page } from 'playwright-core'
import { home } from '@/i18n/home'
import { native } from '@/i18n/native'
import { afterReports } from './afterReports'
import { watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

interface ShellOptions {
  os: 'android' | 'ios'
  mobile?: string
  path?: string
  via?: 'bridge'
  appFrom?: string
  consent?: '0'
  answer?: 'success' | 'fail' | 'never'
}

const demo = '/subPackages/demo-native/index'

/** Opens the shell as a separate native app, with an empty storage. */
async function openShell(options: ShellOptions): Promise<{ shell: Page; app: Frame }> {
  visit = await site.visit(undefined, { consent: false, width: 1100 })
  const { page } = visit
  await page.goto(`${site.sandbox.url}/sandbox/shell?${new URLSearchParams({ ...options })}`)
  const element = await page.locator('#shell-frame[src]').elementHandle()
  const app = await element?.contentFrame()
  if (!app) throw new Error('the shell has no frame')
  await app.locator('#screen').first().waitFor()
  return { shell: page, app }
}

const heard = (shell: Page, type: string) => shell.locator('#shell-log [data-way=in]', { hasText: `"type":"${type}"` })
const message = async (shell: Page, type: string) =>
  JSON.parse(((await heard(shell, type).first().textContent()) ?? '').slice(2))

describe.each(['android', 'ios'] as const)('the native app on %s', (os) => {
  it('R-120 R-115 R-121 page and app send messages in both directions', async () => {
    const { shell, app } = await openShell({ os, mobile: '13800138002', path: demo })
    await app.getByText(native.state.ready).waitFor()
    await app.locator('#native-openBill').click()
    await app.getByText(`${native.requests.openBill}: ${native.ends.done}`).waitFor()
    expect((await message(shell, 'openPage')).data).toEqual({ nativeType: 'bill' })
    await shell.locator('#shell-native button').click()
    await app.getByText(native.heard('resume')).waitFor()

    await shell.locator('#say-ad-success').click()
    await shell.locator('#say-ad-fail').click()
    await app.getByText('no ad available').waitFor()
    expect(await app.locator('#adv-success').textContent()).toBe('1')
    expect(await app.locator('#adv-fail').textContent()).toBe('1')
    expect((await message(shell, 'adVideo')).data).toEqual({ outcome: 'fail', advSuccessNum: 1, advFailNum: 1 })

    await app.locator('#native-clickGold').click()
    await app.locator('#native-clickBalance').click()
    await heard(shell, 'click').nth(1).waitFor()
    expect((await message(shell, 'click')).data).toEqual({ target: 'balance' })

    await shell.locator('#shell-mode').selectOption('fail')
    await app.locator('#native-playAd').click()
    await app.getByText('refused by the shell').waitFor()
    expect(await app.locator('#adv-fail').textContent()).toBe('2')
    expect(visit.problems).toEqual([])
  })

  it('S4 a message outside the catalogue changes nothing on the screen', async () => {
    const { shell, app } = await openShell({ os, path: demo, mobile: '13800138002' })
    await app.getByText(native.state.ready).waitFor()
    const before = await app.locator('#screen').textContent()
    for (const raw of [
      '',
      '[]',
      '{"type":"eval","header":{"code":1}}',
      '{"type":"adVideo","data":{"outcome":"success"}}',
    ]) {
      await shell.locator('#raw').fill(raw)
      await shell.locator('#shell-raw button').click()
    }
    await shell.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#shell-frame')
      frame?.contentWindow?.postMessage(
        '{"id":"","type":"adVideo","header":{"code":1},"data":{"outcome":"success"}}',
        '*',
      )
    })
    await shell.locator('#say-resume').click()
    await app.getByText(native.heard('resume')).waitFor()
    expect(await app.locator('#screen').textContent()).toBe(before?.replace(native.logEmpty, native.heard('resume')))
    expect(visit.problems).toEqual([])
  })

  it('R-18 U7 the main job works in its web view: signed in and consented by the app, from home to a paid order', async () => {
    const { app } = await openShell({ os, mobile: '13800138001', path: '/pages/home/index' })
    await app.getByText(home.subsidyBalance).first().waitFor()
    expect(await app.locator('#privacy-notice').count()).toBe(0)
    const driver = pageDriver(site.sandbox.url, { page: app, problems: visit.problems }, site.sandbox.inbox)
    const purchase = { ware: 'giftCard', tool: 'card', mobile: '13800138001', cardTail: '6101' } as const
    await buy(driver, purchase)
    expect(app.url()).not.toMatch(/token=/i)
    expect(visit.problems).toEqual([])
  })

  it('R-21 U4 a login by the bridge opens a page that needs one, and is in no address', async () => {
    const { app } = await openShell({ os, mobile: '13800138002', via: 'bridge', path: '/pages/my/index' })
    await app.getByText('138 **** 8002').waitFor()
    await app.locator('#my-settings').click()
    await app.locator('#settings-log-out').waitFor()
    expect(app.url()).not.toMatch(/token/i)
    expect(visit.problems).toEqual([])
  })

  it('R-11 customer mode hides the native bar, otherwise it shows', async () => {
    const { shell, app } = await openShell({ os, path: '/pages/my/index?from=customer' })
    await shell.locator('#shell-bar').waitFor({ state: 'hidden' })
    await app.locator('.nav-bar').first().waitFor()
    expect((await message(shell, 'bar')).data).toEqual({ visible: false })
    await visit.close()
    const again = await openShell({ os, path: '/pages/my/index' })
    await heard(again.shell, 'bar').first().waitFor()
    expect((await message(again.shell, 'bar')).data).toEqual({ visible: true })
    expect(await again.shell.locator('#shell-bar').isVisible()).toBe(true)
  })

  it('D-26 a page has one bar: the native app’s, with the title of the page and the way back', async () => {
    const { shell, app } = await openShell({ os, mobile: '13800138002', path: '/pages/my/index' })
    await app.locator('.nav-bar').first().waitFor({ state: 'detached' })
    await app.locator('#my-settings').click()
    await app.locator('#settings-log-out').waitFor()
    await shell.locator('#shell-title').getByText('设置').waitFor()
    expect(await app.locator('.nav-bar').filter({ visible: true }).count()).toBe(0)
    await shell.locator('#shell-back').click()
    await shell.locator('#shell-title').getByText('我的').waitFor()
    await app.locator('#my-person').waitFor()
    expect(visit.problems).toEqual([])
  })

  it('U7 without a consent in the app the page asks, and creates no id before', async () => {
    const { shell, app } = await openShell({ os, consent: '0', path: '/pages/home/index' })
    await app.locator('#privacy-notice').waitFor()
    expect(await shell.evaluate(() => Object.keys(localStorage).filter((key) => /device|session/i.test(key)))).toEqual(
      [],
    )
    await app.locator('#privacy-refuse').click()
    await shell.locator('#say-consent-yes').click()
    expect(await app.locator('#privacy-notice').count()).toBe(0)
  })

  it('U7 a consent that is withdrawn in the app ends ids and reports until it is given there again', async () => {
    const { shell, app } = await openShell({ os, path: '/pages/home/index' })
    const driver = pageDriver(site.sandbox.url, { page: app, problems: visit.problems }, site.sandbox.inbox)
    await app.waitForFunction(() => localStorage.getItem('deviceId') !== null)
    await shell.locator('#say-consent-no').click()
    await app.waitForFunction(() => localStorage.getItem('deviceId') === null)
    const calls = watchCalls(visit.context)
    await shell.clock.install()
    await driver.tapTab(1)
    await afterReports(shell)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(({ headers }) => headers['device-id'])).toEqual([])
    expect(calls.filter(({ path }) => /report/.test(path))).toEqual([])
    const kept = () => Object.keys(localStorage).filter((key) => /device|session|consent|report/i.test(key))
    expect(await app.evaluate(kept)).toEqual([])

    const named = shell.waitForRequest((request) => /^\d{32}$/.test(request.headers()['device-id'] ?? ''))
    await shell.locator('#say-consent-yes').click()
    await driver.tapTab(0)
    await named
    expect(await app.locator('#privacy-notice').count()).toBe(0)
    expect(visit.problems).toEqual([])
  })

  it('R-16 S2 the bill receives an allowed address, and no other', async () => {
    const allowed = `${site.sandbox.url}/sandbox/service`
    const bill = (url: string) => `/pages/nativeBridge/index?nativeType=bill&url=${encodeURIComponent(url)}`
    const { shell, app } = await openShell({ os, mobile: '13800138002', path: bill(allowed) })
    await app.getByText(native.opened).waitFor()
    expect((await message(shell, 'openPage')).data).toEqual({ nativeType: 'bill', url: allowed })
    await visit.close()
    const evil = await openShell({ os, mobile: '13800138002', path: bill(`${site.sandbox.url}@evil.com/`) })
    await evil.app.getByText(native.badLink).waitFor()
    expect(await heard(evil.shell, 'openPage').count()).toBe(0)
  })
})

describe('outside of a native app', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14) Chrome/120', 'not in Android shell'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'not in iOS shell'],
  ])('R-122 R-16 %s reads: %s', async (userAgent, text) => {
    visit = await site.visit(undefined)
    const { page } = visit
    await page.addInitScript((agent) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => agent })
    }, userAgent)
    await page.goto(`${site.sandbox.url}/pages/nativeBridge/index?nativeType=login`)
    await page.getByText(native.notInApp).waitFor()
    expect(await page.locator('#native-reason').textContent()).toBe(text)
    await page.goto(site.sandbox.url + demo)
    await page.locator('#native-hello').click()
    await page.getByText(text).waitFor()
    expect(visit.problems).toEqual([])
  })

  it('a frame that is not the shell provides no bridge', async () => {
    visit = await site.visit('/sandbox/service')
    const { page } = visit
    await page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
    }, demo)
    const app = page.frameLocator('iframe')
    await app.getByText(native.state.absent).waitFor()
    expect(visit.problems).toEqual([])
  })
})

describe('external pages', () => {
  const open = (url: string) => site.visit(`/subPackages/xyfApp/iframe/index?url=${encodeURIComponent(url)}`)

  it('S2 an allowed address is shown in a frame that cannot navigate the page', async () => {
    visit = await open(`${site.sandbox.url}/sandbox/service?lang=zh-CN`)
    await visit.page.frameLocator('.web-frame').getByText('联系客服').first().waitFor()
    expect(await visit.page.locator('.web-frame').getAttribute('sandbox')).not.toMatch(/top-navigation/)
    expect(visit.problems).toEqual([])
  })

  it.each(['https://evil.com/', '//evil.com', 'javascript:alert(1)', 'data:text/html,x', '/sandbox/service'])(
    'S2 %s is not opened',
    async (url) => {
      visit = await open(url)
      await visit.page.getByText(native.badLink).waitFor()
      expect(await visit.page.locator('iframe').count()).toBe(0)
      expect(visit.problems).toEqual([])
    },
  )

  it('U4 an address that would sign another customer in is not opened', async () => {
    visit = await open(`${site.sandbox.url}/?mToken=theirs`)
    await visit.page.getByText(native.badLink).waitFor()
    expect(await visit.page.locator('iframe').count()).toBe(0)
  })
})
