import { distOf } from '@tests/fixtures/dist'
import { deferred } from '@tests/lib/deferred'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import type { Page, Route } from 'playwright-core'
import { shell as english } from '@/i18n/en/shell'
import { mall } from '@/i18n/mall'
import { shell } from '@/i18n/shell'
import { pageDriver } from './pageDriver'
import { openOwnSite, type Site, type Visit, type VisitOptions } from './site'
import { toastsOf, watchToasts } from './toasts'

let site: Site<OwnSandbox>
let visit: Visit
/** The current server, if there is one: it can stop and start again on the same port and data. */
let server: OwnSandbox | undefined
beforeAll(async () => {
  site = await openOwnSite()
  server = site.sandbox
})
beforeEach(() => server ?? startAgain())
afterEach(() => visit.close())
afterAll(async () => {
  await server?.close()
  await site.close()
})

async function opened(options: VisitOptions) {
  visit = await site.visit(undefined, options)
  await watchToasts(visit.page)
  return pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
}

async function stop(): Promise<void> {
  await server?.kill9()
  server = undefined
}

async function startAgain(): Promise<void> {
  const { dir, url } = site.sandbox
  server = await startSandbox({ dir, port: Number(new URL(url).port), siteDir: distOf('h5') })
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const selectedTab = (page: Page) =>
  page.locator('.weui-tabbar__item').evaluateAll((tabs) => tabs.findIndex((tab) => /item_on/.test(tab.className)))
const uncaught = () => visit.problems.filter((problem) => problem.startsWith('uncaught'))

/** From here on the test controls the clock. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
}

/** A product that was opened from the mall and reloaded, so that Back leads to a page whose code is not loaded. */
async function productLoadedAnew() {
  const driver = await opened({})
  const { page } = visit
  await driver.open('/pages/mall/index')
  await page.locator('.goods-card').first().waitFor()
  await driver.tap('.goods-card')
  await driver.waitForRoute('subPackages/pdp/index')
  await page.reload()
  await driver.waitForText(mall.buy)
  return driver
}

/** How often a message has been shown. */
const told = async (text: string) => (await toastsOf(visit.page)).filter((one) => one === text).length

/** Taps, and waits for one more message; the address must not change. */
async function tapInVain(text: string, tap: () => Promise<void>): Promise<void> {
  const { page } = visit
  const [address, before] = [page.url(), await told(text)]
  await page.locator('.app-toast.is-shown').waitFor({ state: 'detached' })
  await tap()
  await page.locator('.app-toast.is-shown', { hasText: text }).waitFor()
  expect(await told(text)).toBe(before + 1)
  expect(page.url()).toBe(address)
}

describe.each([
  ['zh-CN', shell],
  ['en', english],
] as const)('a server that stops during a visit, in %s', (language, words) => {
  it('a product and a tab report that there is no network, nothing else changes, and a later tap opens them', async () => {
    const driver = await opened({ language })
    const { page } = visit
    await driver.open('/')
    await page.locator('.goods-card').first().waitFor()
    await stop()
    await tapInVain(words.offline, () => driver.tap('.goods-card'))
    await tapInVain(words.offline, () => driver.tapTab(1))
    expect(await selectedTab(page)).toBe(0)
    expect(uncaught()).toEqual([])
    await startAgain()
    await driver.tapTab(1)
    await driver.waitForRoute('pages/mall/index')
    expect(await selectedTab(page)).toBe(1)
    await driver.tap('.goods-card')
    await driver.waitForRoute('subPackages/pdp/index')
    await page.goBack()
    await driver.waitForRoute('pages/mall/index')
  })

  it('a failed link from a form to the orders keeps the form with its text', async () => {
    const mobile = language === 'en' ? '13800138008' : '13800138009'
    const driver = await opened({ language, person: mobile })
    await driver.open('/subPackages/order/confirm?goodsId=10101&rechargeType=phone-50&quantity=1')
    await driver.input('#recharge-account', mobile)
    await stop()
    await driver.tap('#order-submit')
    const way = visit.page.locator('.confirm-bar-link').first()
    await way.waitFor()
    await tapInVain(words.offline, () => way.click())
    const field = visit.page.locator('#recharge-account input')
    expect((await field.inputValue()).replace(/\s/g, '')).toBe(mobile)
    expect(uncaught()).toEqual([])
    await startAgain()
    await way.click()
    await driver.waitForRoute('subPackages/xyfApp/order/order-list')
  })
})

describe('the code of a page', () => {
  /** The scripts and styles of pages that this tab has not loaded. */
  const code = /\/(js|css)\//

  it('R-13 shows as loading after 200 ms, and fails after 60 s', async () => {
    const driver = await opened({})
    const { page } = visit
    await driver.open('/')
    await page.locator('.goods-card').first().waitFor()
    const address = page.url()
    await stopClock(page)
    await page.route(code, () => undefined)
    await driver.tap('.goods-card')
    const line = page.getByRole('progressbar')
    await page.clock.runFor(190)
    expect(await line.count()).toBe(0)
    await page.clock.runFor(20)
    await line.waitFor()
    await page.clock.fastForward(59_000)
    expect(await told(shell.timeout)).toBe(0)
    await page.clock.fastForward(1_000)
    await page.locator('.app-toast.is-shown', { hasText: shell.timeout }).waitFor()
    await line.waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
  })

  it('R-13 is a ChunkLoadError after 120 s, so that the next tap requests it again', async () => {
    const driver = await opened({})
    const { page } = visit
    await driver.open('/')
    await page.locator('.goods-card').first().waitFor()
    await stopClock(page)
    const asked: string[] = []
    await page.route(/\/js\//, (route) => {
      asked.push(route.request().url())
    })
    const first = page.waitForRequest(/\/js\//)
    await driver.tap('.goods-card')
    await first
    await page.clock.fastForward(60_300)
    await driver.tap('.goods-card')
    await page.clock.fastForward(59_000)
    expect(asked).toEqual([...new Set(asked)])
    expect(await told(shell.offline)).toBe(0)
    await page.clock.fastForward(1_000)
    await page.locator('.app-toast.is-shown', { hasText: shell.offline }).waitFor()
    await page.unroute(/\/js\//)
    await driver.tap('.goods-card')
    await page.locator('#pdp-buy, .product').first().waitFor()
    expect(uncaught()).toEqual([])
  })

  it('of two pages tapped while the network is slow, the last is opened', async () => {
    const driver = await opened({})
    const { page } = visit
    await driver.open('/')
    await page.locator('.goods-card').first().waitFor()
    const address = page.url()
    const release = deferred<void>()
    await page.route(code, async (route) => {
      await release.promise
      await route.continue()
    })
    await driver.tap('.goods-card')
    await driver.tapTab(2)
    await page.waitForTimeout(300)
    expect(page.url()).toBe(address)
    release.resolve()
    await driver.waitForRoute('pages/my/index')
    await page.waitForTimeout(300)
    expect([pathOf(page), await selectedTab(page)]).toEqual(['/pages/my/index', 2])
  })

  it('that fails to load after the browser’s Back leaves the page and its address, and loads with the next Back', async () => {
    const driver = await productLoadedAnew()
    const { page } = visit
    const address = page.url()
    await page.route(code, (route) => route.abort())
    await page.evaluate(() => window.history.back())
    await page.locator('.app-toast.is-shown', { hasText: shell.offline }).waitFor()
    await page.waitForTimeout(300)
    expect(page.url()).toBe(address)
    expect(await page.locator('.product').count()).toBe(1)
    await page.unroute(code)
    await page.evaluate(() => window.history.back())
    await driver.waitForRoute('pages/mall/index')
    expect([await selectedTab(page), uncaught()]).toEqual([1, []])
  })

  it.each(['/', '/subPackages/pdp/index?goodsId=10101'])(
    'of %s loads together with the code of the app, and each file once',
    async (address) => {
      const driver = await opened({})
      const { page } = visit
      const asked: string[] = []
      page.on('request', (request) => {
        if (code.test(request.url())) asked.push(request.url())
      })
      const release = deferred<void>()
      await page.route(/\/js\/app\./, async (route) => {
        await release.promise
        await route.continue()
      })
      const early = Promise.all([page.waitForRequest(/\/js\/(?!app|vendors)/), page.waitForRequest(/\/css\/(?!app)/)])
      const opening = driver.open(address)
      await early
      release.resolve()
      await opening
      await page.locator('.goods-card, .product').first().waitFor()
      expect(asked).toEqual([...new Set(asked)])
      expect(visit.problems).toEqual([])
    },
  )

  it('that the visit starts with and that fails to load: a message, and the retry shows the page', async () => {
    const driver = await opened({})
    const { page } = visit
    await page.route(/\/(js|css)\/(?!app|vendors)/, (route) => route.abort())
    await driver.open('/pages/mall/index')
    await driver.waitForText(shell.offline)
    await page.unroute(/\/(js|css)\/(?!app|vendors)/)
    await driver.tap({ text: shell.retry })
    await driver.waitForText(mall.allCategories)
    expect([await page.locator('.failed-state').count(), uncaught()]).toEqual([0, []])
  })
})

describe('the code of a page that a newer version has replaced', () => {
  const code = /\/(js|css)\//
  const gone: [how: string, answer: Parameters<Route['fulfill']>[0]][] = [
    ['is not found', { status: 404, body: '' }],
    [
      'is the page of an app with one page',
      {
        status: 200,
        headers: { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
        body: '<!doctype html>',
      },
    ],
  ]

  /** Files no longer exist for the version that is open; an address that is reloaded gets the newer version. */
  async function deployed(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<() => number> {
    let loads = 0
    await page.route('**/*', (route) => {
      if (route.request().isNavigationRequest()) loads += 1
      return loads === 0 && code.test(route.request().url()) ? route.fulfill(answer) : route.fallback()
    })
    return () => loads
  }

  it.each(gone)('%s: the tapped page is opened in the newer version, and Back works', async (_how, answer) => {
    const driver = await opened({})
    const { page } = visit
    await driver.open('/')
    await page.locator('.goods-card').first().waitFor()
    const loads = await deployed(page, answer)
    await driver.tap('.goods-card')
    await driver.waitForRoute('subPackages/pdp/index')
    await page.locator('.product').first().waitFor()
    expect(new URL(page.url()).searchParams.get('goodsId')).toMatch(/^\d+$/)
    expect([loads(), await toastsOf(page), uncaught()]).toEqual([1, [], []])
    await page.goBack()
    await page.locator('.goods-card').first().waitFor()
  })

  it.each(gone)('%s: the page that Back leads to is opened in the newer version', async (_how, answer) => {
    const driver = await productLoadedAnew()
    const { page } = visit
    const loads = await deployed(page, answer)
    await page.evaluate(() => window.history.back())
    await driver.waitForRoute('pages/mall/index')
    await driver.waitForText(mall.allCategories)
    expect([loads(), uncaught()]).toEqual([1, []])
  })

  it('is reloaded once, not endlessly, where the newer version lacks it too', async () => {
    const driver = await opened({})
    const { page } = visit
    await driver.open('/')
    await page.locator('.goods-card').first().waitFor()
    let loads = 0
    await page.route('**/*', (route) => {
      const request = route.request()
      if (request.isNavigationRequest()) loads += 1
      return /\/(js|css)\/(?!app|vendors)/.test(request.url()) ? route.fulfill({ status: 404 }) : route.fallback()
    })
    await driver.tap('.goods-card')
    await driver.waitForText(shell.retry)
    await driver.tap({ text: shell.retry })
    await driver.waitForText(shell.retry)
    expect([loads, uncaught()]).toEqual([1, []])
  })
})

it('the tab bar shows its pictures without a server', async () => {
  const driver = await opened({})
  const { page } = visit
  await driver.open('/')
  await page.locator('.goods-card').first().waitFor()
  const pictures = await page
    .locator('.weui-tabbar__icon')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  expect(pictures).toEqual(Array(3).fill(expect.stringMatching(/^data:image\/svg\+xml;base64,/)))
})
