import type { Page, Route } from 'playwright-core'
import sharp, { type OutputInfo } from 'sharp'
import { differenceOf } from '../../sandbox/devtools/screens/compare/pixels'
import { siteForTests } from './site'

const site = siteForTests()
afterEach(() => site.sandbox.clearFaults())

const person = '13800138001'
const screens = {
  home: '/',
  mall: '/pages/mall/index',
  my: '/pages/my/index',
  product: '/subPackages/pdp/index?goodsId=10101',
  'newer product': '/subPackages/xyfApp/pdp/index?goodsId=10101',
  confirm: '/subPackages/order/confirm?goodsId=10101&rechargeType=phone-30&quantity=1',
  pay: '/subPackages/xyfApp/h5-pay/index?orderId=M2026010100000000000001&source=mall',
}

/** The frame; what it draws is closed to the page and to its tests. */
const frameOf = (page: Page) => page.locator('body > [inert]')

/** Holds back the requests for the app's scripts; answers what lets them go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route(/\/js\//, (route) => (isHolding ? void held.push(route) : route.continue()))
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** The share of pixels that differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const decoded = ({ data, info }: { data: Buffer; info: OutputInfo }) => ({ ...info, data })
  const pixels = [one, other].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true }))
  const [before, after] = (await Promise.all(pixels)).map(decoded)
  return before && after ? differenceOf(before, after).share : 1
}

/** Opens an address whose scripts do not arrive; answers whether a frame is there when the page is. */
async function frames(address: string, options: Parameters<typeof site.visit>[1] = {}, script = ''): Promise<number> {
  const { page } = await site.visit(undefined, { person, ...options })
  await page.addInitScript(script)
  await page.route(/\/js\//, () => undefined)
  await page.goto(site.sandbox.url + address, { waitUntil: 'commit' })
  await page.locator('#app').waitFor({ state: 'attached' })
  return frameOf(page).count()
}

const looks = [
  ['xbt_h5', 'zh-CN', 'standard'],
  ['xyfApp', 'en', 'largest'],
] as const

describe('the first frame', () => {
  it.each(looks.flatMap((look) => Object.entries(screens).map(([name, address]) => [name, ...look, address] as const)))(
    'of %s is what the app shows while it loads its data: %s, %s, %s',
    async (_, theme, language, size, address) => {
      const { page } = await site.visit(undefined, { person, theme, language })
      await page.addInitScript((data) => localStorage.setItem('textSize', JSON.stringify({ data })), size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await site.sandbox.fault({ kind: 'stall', times: 50 })
      const release = await holdScripts(page)
      await page.goto(site.sandbox.url + address, { waitUntil: 'commit' })
      await frameOf(page).waitFor({ state: 'attached' })
      const before = await page.screenshot()
      await release()
      await page.locator('.screen [aria-busy=true]').waitFor()
      const title = page.locator('.weui-bar__item_on .weui-tabbar__label, .nav-bar:has(.nav-bar-back)')
      await title.filter({ hasText: await page.title() }).waitFor()
      await frameOf(page).evaluate((frame) => frame.remove())
      expect(await difference(before, await page.screenshot())).toBe(0)
    },
  )

  it('is there for the theme that the address asks for', async () => {
    const { page } = await site.visit(undefined, { person })
    await page.route(/\/js\//, () => undefined)
    const pictures: Buffer[] = []
    for (const query of ['', '?type=xyfApp', '?apiSource=1', '?type=xbt_h5']) {
      await page.goto(`${site.sandbox.url}/${query}`, { waitUntil: 'commit' })
      await frameOf(page).waitFor({ state: 'attached' })
      pictures.push(await page.screenshot({ animations: 'disabled' }))
    }
    const [plain, newer, source, older] = pictures as [Buffer, Buffer, Buffer, Buffer]
    expect(await difference(plain, newer)).toBeGreaterThan(0.04)
    expect([await difference(newer, source), await difference(plain, older)]).toEqual([0, 0])
  })

  it('ends with the content of an inner screen', async () => {
    const { page } = await site.visit(screens.product, { person })
    await page.locator('.product-pictures').waitFor()
    expect(await frameOf(page).count()).toBe(0)
  })

  it('of a screen that needs a login ends with the login', async () => {
    const { page } = await site.visit(screens.confirm, { consent: true })
    await page.locator('[role=main] input').first().waitFor()
    expect(await frameOf(page).count()).toBe(0)
  })

  it('ends with the content of the tab', async () => {
    const { page } = await site.visit('/', { person })
    await page.locator('.entry-grid-item').first().waitFor()
    expect(await frameOf(page).count()).toBe(0)
  })

  it('ends with a failure, which offers a retry', async () => {
    await site.sandbox.fault({ kind: 'status', status: 500, path: '/xbt/index', times: 50 })
    const { page } = await site.visit('/', { person })
    await page.getByRole('button', { name: '重试' }).waitFor()
    expect(await frameOf(page).count()).toBe(0)
  })

  it('ends with the privacy notice, which a visitor answers first', async () => {
    const { page } = await site.visit('/', { consent: false })
    await page.locator('#privacy-accept').click()
    expect(await frameOf(page).count()).toBe(0)
  })

  it('is for a few screens in a phone’s window alone, and not for the native app, which may draw a bar of its own', async () => {
    expect(await frames('/?from=poster')).toBe(1)
    expect(await frames('/', { width: 768 })).toBe(0)
    expect(await frames('/subPackages/balance/index')).toBe(0)
    expect(await frames('/', {}, 'window.XbtAndroid = { postMessage() {} }')).toBe(0)
  })
})
