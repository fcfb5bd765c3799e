import { until } from '@tests/fixtures/until'
import type { Page, Request, Route } from 'playwright-core'
import sharp from 'sharp'
import { differenceOf } from '../../sandbox/devtools/screens/compare/pixels'
import { quietOf } from './quiet'
import { siteForTests } from './site'

const site = siteForTests()
afterEach(() => site.sandbox.clearFaults())

const person = '13800138001'
const screens = {
  home: { address: '/', calls: ['/xbt/grid-modules', '/xbt/index', '/xbt/member-broadcast'] },
  mall: { address: '/pages/mall/index', calls: ['/xbt/shop'] },
  product: { address: '/subPackages/pdp/index?goodsId=10101', calls: ['/shop/goods'] },
} as const
type Name = keyof typeof screens
const names = ['home', 'mall', 'product'] as const
/** The same address in a launch with a parameter of its own, in which only the app sends. */
const ownLaunch = (address: string) => `${address}${address.includes('?') ? '&' : '?'}previewed=1`

const pathOf = (request: Request) => new URL(request.url()).pathname

/** The calls of a screen that a page sends from now on. */
function callsOf(page: Page, name: Name): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if ((screens[name].calls as readonly string[]).includes(pathOf(request)) && request.method() === 'POST')
      sent.push(request)
  })
  return sent
}

/** What a server sees of calls but for their trace ids. */
const wireOf = (sent: readonly Request[]) =>
  sent
    .map((request) => {
      // The browser adds these, and tells them of a page whose requests are held back alone.
      const { 'trace-id': traceId, referer, accept: _, origin: __, ...headers } = request.headers()
      expect(traceId).toMatch(/^\d{20}$/)
      expect(referer).toContain(site.sandbox.url)
      return { path: pathOf(request), headers, body: request.postData() }
    })
    .sort((one, other) => one.path.localeCompare(other.path))

/** Opens a screen as the app's scripts do not arrive: what it sends then is the page's own. */
async function openWithoutApp(page: Page, address: string): Promise<void> {
  await page.route(/\/js\//, () => undefined)
  await page.goto(site.sandbox.url + address, { waitUntil: 'commit' })
  await page.locator('body > [inert]').waitFor({ state: 'attached' })
}

const looks = [
  ['a visitor', { consent: false }, 'zh-CN'],
  ['a visitor', { consent: false, theme: 'xyfApp' }, 'en'],
  ['a customer', { person }, 'zh-CN'],
  ['a customer', { person, theme: 'xyfApp' }, 'en'],
] as const

describe('R-23 R-27 what the page sends before the app starts', () => {
  it.each(looks.flatMap((look) => names.map((name) => [name, ...look] as const)))(
    'is what the app would send, byte for byte: %s of %s, %j, %s',
    async (name, _, visitor, language) => {
      const { page } = await site.visit(undefined, { ...visitor, language })
      const { address, calls } = screens[name]
      // A launch with a parameter of its own is the app's alone; the ids are made in it.
      const own = callsOf(page, name)
      await page.goto(site.sandbox.url + ownLaunch(address))
      await until(
        () => own.length === calls.length,
        () => own.map(pathOf).join(),
      )
      await quietOf(page)()
      const byApp = wireOf(own)
      const ahead = callsOf(page, name)
      await openWithoutApp(page, address)
      await until(
        () => ahead.length === calls.length,
        () => ahead.map(pathOf).join(),
      )
      const wire = wireOf(ahead)
      expect(wire).toEqual(byApp)
      expect(wire.map(({ path }) => path)).toEqual(calls)
      const isKnown = 'person' in visitor
      // D-12
      for (const { headers, body } of wire)
        expect([headers['device-id'] !== '', headers['session-id'] !== '', body?.includes('mToken')]).toEqual(
          Array(3).fill(isKnown),
        )
    },
  )

  it.each(names)('is not sent again by the app: %s', async (name) => {
    const { page } = await site.visit(screens[name].address, { person })
    await quietOf(page)()
    const sent = callsOf(page, name)
    await page.reload()
    await page.locator('.banner-carousel, .product-pictures').waitFor()
    await quietOf(page)()
    expect(sent.map(pathOf).sort()).toEqual(screens[name].calls)
  })

  it('is sent again by the app where it fails, so that the screen has its content', async () => {
    const { page } = await site.visit('/', { person })
    await quietOf(page)()
    const sent = callsOf(page, 'home')
    await site.sandbox.fault({ kind: 'status', status: 502, path: '/xbt/index', times: 1 })
    await page.reload()
    await page.locator('.banner-carousel').waitFor()
    expect(sent.filter((request) => pathOf(request) === '/xbt/index')).toHaveLength(2)
  })

  it.each([
    ['with a campaign', '/?utm_source=poster', ''],
    ['with a login in the address', '/?mToken=abc', ''],
    ['in the native app', '/', 'window.XbtAndroid = { postMessage() {} }'],
    ['with a native app’s login of this launch', '/', 'sessionStorage.setItem("appToken", JSON.stringify("abc"))'],
  ])('is nothing %s', async (_, address, script) => {
    const { page } = await site.visit(undefined, { person })
    const sent = callsOf(page, 'home')
    await page.addInitScript(script)
    await page.route(/\/js\//, () => undefined)
    await page.goto(site.sandbox.url + address, { waitUntil: 'commit' })
    await page.locator('#app').waitFor({ state: 'attached' })
    await page.waitForTimeout(300)
    expect(sent).toEqual([])
  })
})

/** The right side of the banner, whose words are the app's, or the upper part of a product's picture, which has none: the picture alone. */
async function pictureOf(page: Page, name: Name) {
  const clip =
    name === 'product' ? { x: 0, y: 80, width: 390, height: 200 } : { x: 250, y: 170, width: 120, height: 90 }
  const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...info, data }
}

describe('the picture of the first banner, and of a product', () => {
  it.each(names)('is there before the app, where the app has it then: %s', async (name) => {
    const { address } = screens[name]
    const { page } = await site.visit(address, { person })
    // The banners do not take turns.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await quietOf(page)()
    const picture = page.waitForResponse((response) => /\/pictures\/(banner|product)\//.test(response.url()))
    await openWithoutApp(page, address)
    await (await picture).finished()
    await page.waitForTimeout(300)
    const before = await pictureOf(page, name)
    await page.unroute(/\/js\//)
    await page.goto(site.sandbox.url + address)
    await page.locator('.banner-slide, .product-picture').first().waitFor()
    await quietOf(page)()
    // A window's last pixel may be rounded to the other side; a picture at another place differs by more than half.
    expect(differenceOf(before, await pictureOf(page, name)).share).toBeLessThan(0.1)
  })

  /** Opens home where time alone never starts the app, and holds back the picture; answers what sends it. */
  async function holdPicture(patience: boolean) {
    const { page } = await site.visit('/', { person })
    await quietOf(page)()
    if (!patience)
      await page.addInitScript(() => {
        const own = window.setTimeout
        // The two limits of `config/firstFrame/show.ts`.
        const isLimit = (milliseconds?: number) => milliseconds === 300 || milliseconds === 400
        window.setTimeout = ((run: () => void, milliseconds?: number) =>
          own(run, isLimit(milliseconds) ? 2 ** 30 : milliseconds)) as typeof setTimeout
      })
    const held: Route[] = []
    await page.route(/\/pictures\/banner\//, (route) => void held.push(route))
    await page.reload({ waitUntil: 'commit' })
    await until(
      () => held.length > 0,
      () => 'the picture is not asked for',
    )
    return { page, send: () => Promise.all(held.map((route) => route.continue())) }
  }

  const started = (page: Page) => page.locator('head > script[src*="/js/app."]')

  it('is painted before the app starts', async () => {
    const { page, send } = await holdPicture(false)
    await page.waitForTimeout(500)
    expect(await started(page).count()).toBe(0)
    await send()
    await page.locator('.banner-slide').first().waitFor()
    expect(await started(page).count()).toBe(1)
  })

  it('is not waited for any longer where it does not come', async () => {
    const { page } = await holdPicture(true)
    await page.locator('.banner-slide').first().waitFor()
    expect(await started(page).count()).toBe(1)
  })
})
