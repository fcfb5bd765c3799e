import { shell as english } from '@/i18n/en/shell'
import { shell } from '@/i18n/zh-CN/shell'
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
    await page.waitForLoadState('networkidle')
    expect(await underBar()).toBe('')
    await context.setOffline(true)
    await page.locator('.offline-banner').filter({ visible: true }).waitFor()
    expect(await underBar()).toBe(text)
    await box.evaluate((element) => element.scrollTo(0, 400))
    await page.waitForTimeout(100)
    expect(await box.evaluate((element) => element.scrollTop)).toBe(400)
    expect(await underBar()).toBe(text)
    await context.setOffline(false)
    await page.locator('.offline-banner').waitFor({ state: 'detached' })
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
  await page.waitForLoadState('networkidle')
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
