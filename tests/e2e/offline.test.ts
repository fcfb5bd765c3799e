import { shell as english } from '@/i18n/en/shell'
import { shell } from '@/i18n/shell'
import { ui } from '@/i18n/ui'
import { routeAt, routes } from '@/routes'
import { idle, quietOf } from './quiet'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

/** The text at the middle of the line under the navigation bar. */
const underBar = () =>
  visit.page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('.nav-bar')].find((bar) => bar.offsetParent)
    const { bottom, left, width } = (shown as HTMLElement).getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, bottom + 10)?.closest('.offline-banner')?.textContent ?? ''
  })

/** Runs in the browser: waits until a scroll is told to the app, and what follows from it is drawn. */
async function scrollHandled(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await new Promise((resolve) => window.requestAnimationFrame(resolve))
}

describe.each([
  ['zh-CN', shell.offline],
  ['en', english.offline],
] as const)('a lost network, in %s', (language, text) => {
  it.each([
    ['a product', '/subPackages/pdp/index?goodsId=10101', '.product'],
    ['home, whose bar is clear', '/', '.goods-card'],
    ['the mall', '/pages/mall/index', '.goods-card'],
  ])('is reported under the bar of %s, at any scroll position, until it is back', async (_name, address, content) => {
    visit = await site.visit(address, { language })
    const { page, context } = visit
    const box = page.locator('.taro_page').filter({ visible: true }).first()
    await page.locator(content).first().waitFor()
    // An answer that arrives after the network was lost counts as a sign that it is back.
    await idle(page)
    expect(await underBar()).toBe('')
    await context.setOffline(true)
    await page.locator('.offline-banner').filter({ visible: true }).waitFor()
    expect(await underBar()).toBe(text)
    await box.evaluate((element) => element.scrollTo(0, 400))
    await page.evaluate(scrollHandled)
    expect(await box.evaluate((element) => element.scrollTop)).toBe(400)
    expect(await underBar()).toBe(text)
    await context.setOffline(false)
    // Each page that is open has one.
    await page.locator('.offline-banner').first().waitFor({ state: 'detached' })
  })
})

it('pictures that fail to load leave a placeholder of their size, and load when the network is back', async () => {
  visit = await site.visit(undefined)
  const { page, context } = visit
  const broken = () =>
    page.evaluate(
      () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.src).length,
    )
  const size = () => page.locator('.goods-card-picture').first().boundingBox()
  await page.route('**/pictures/**', (route) => route.abort())
  await page.goto(`${site.sandbox.url}/pages/mall/index`)
  await page.locator('.goods-card .picture-missing').first().waitFor()
  await page.locator('.banner-slide-picture.picture-missing').first().waitFor()
  await page.locator('.mall-category-picture.picture-missing').first().waitFor()
  await idle(page)
  expect(await broken()).toBe(0)
  const [without, missing] = [await size(), await page.locator('.picture-missing').count()]
  await page.unroute('**/pictures/**')
  await context.setOffline(true)
  await page.locator('.offline-banner').filter({ visible: true }).waitFor()
  expect(await page.locator('.picture-missing').count()).toBe(missing)
  await context.setOffline(false)
  await page.locator('.picture-missing').first().waitFor({ state: 'detached' })
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('.goods-card-picture img')
    return image?.complete && image.naturalWidth > 0
  })
  await page.waitForFunction(() => document.querySelector('.picture-missing') === null)
  expect(await size()).toMatchObject({ width: without?.width, height: without?.height })
})

describe('a tab that is tapped while the network is lost, before its code is loaded', () => {
  const selectedTab = () =>
    visit.page
      .locator('.weui-tabbar__item')
      .evaluateAll((tabs) => tabs.findIndex((tab) => /item_on/.test(tab.className)))

  /** Taps the mall on home without a network, and waits until the customer is told. */
  async function tappedOffline() {
    visit = await site.visit('/')
    const { page, context } = visit
    await page.locator('.goods-card').first().waitFor()
    await idle(page)
    await context.setOffline(true)
    await page.locator('.offline-banner').filter({ visible: true }).waitFor()
    await page.locator('.weui-tabbar__item').nth(1).click()
    await page.locator('.app-toast.is-shown', { hasText: shell.offline }).waitFor()
    expect([routeAt(new URL(page.url()).pathname), await selectedTab()]).toEqual([routes.home, 0])
    return visit
  }

  it('opens once the network is back, without another tap', async () => {
    const { page, context } = await tappedOffline()
    await context.setOffline(false)
    await page.waitForURL(({ pathname }) => pathname === '/pages/mall/index')
    await page.locator('.mall .goods-card').first().waitFor()
    expect(await selectedTab()).toBe(1)
  })

  it('stays closed where the customer has gone elsewhere meanwhile', async () => {
    const { page, context } = await tappedOffline()
    const quiet = quietOf(page)
    await page.locator('.weui-tabbar__item').nth(0).click()
    await context.setOffline(false)
    // Each page that is open has one.
    await page.locator('.offline-banner').first().waitFor({ state: 'detached' })
    await quiet()
    expect([routeAt(new URL(page.url()).pathname), await selectedTab()]).toEqual([routes.home, 0])
  })
})

it('W4 a list whose next goods did not come for lack of a network goes on by itself once it is back', async () => {
  visit = await site.visit('/pages/mall/index')
  const { page, context } = visit
  await page.locator('.goods-card').first().waitFor()
  await idle(page)
  const rows = () =>
    page
      .locator('.windowed-list')
      .first()
      .evaluate((list) => list.getBoundingClientRect().height)
  const before = await rows()
  await context.setOffline(true)
  await page.locator('.taro_tabbar_page').evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await page.locator('.list-foot', { hasText: ui.list.failed }).waitFor()
  await context.setOffline(false)
  await page.waitForFunction(
    (height) => (document.querySelector('.windowed-list')?.getBoundingClientRect().height ?? 0) > height,
    before,
  )
  expect(await page.locator('.list-foot', { hasText: ui.list.failed }).count()).toBe(0)
})

it('a screen that did not load for lack of a network loads by itself once it is back', async () => {
  visit = await site.visit('/')
  const { page, context } = visit
  await page.locator('.goods-card').first().waitFor()
  await idle(page)
  await page.route('**/xbt/shop', (route) => route.abort('internetdisconnected'))
  await page.locator('.weui-tabbar__item').nth(1).click()
  await page.locator('.failed-state').filter({ visible: true }).waitFor()
  await context.setOffline(true)
  await page.unroute('**/xbt/shop')
  await context.setOffline(false)
  await page.locator('.mall .goods-card').first().waitFor()
  expect(await page.locator('.failed-state').filter({ visible: true }).count()).toBe(0)
})
