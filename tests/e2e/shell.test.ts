import { shell as english } from '@/i18n/en/shell'
import { mall } from '@/i18n/mall'
import { shell } from '@/i18n/shell'
import { ui } from '@/i18n/ui'
import { routeAt, routes } from '@/routes'
import { watchCalls } from './calls'
import { idle } from './quiet'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
const seen = ({ page }: Visit, text: string) => page.getByText(text).filter({ visible: true }).first().waitFor()

const product = '/subPackages/pdp/index?goodsId=10101'
const twin = '/subPackages/xyfApp/pdp/index?goodsId=10101'

describe('addresses', () => {
  it('R-01 the address / is home', async () => {
    const home = await site.visit('/')
    await seen(home, '全国话费快充')
    expect(routeAt(new URL(home.page.url()).pathname)).toBe(routes.home)
  })

  it.each([
    ['a path', '/no/such/page'],
    ['a query', '/no/such/page?id=1&next=/pages/my/index'],
    ['a fragment', '/subPackages/gone/index?id=1#part'],
    ['a page below a page', '/pages/home/index/more'],
    ['letters of another script', '/页面'],
  ])('R-01 an unknown address with %s shows a page that says so, and leads home', async (_what, address) => {
    const lost = await site.visit(undefined)
    const calls = watchCalls(lost.context)
    await lost.page.goto(site.sandbox.url + address)
    await seen(lost, shell.pageMissing)
    expect(await lost.page.title()).toBe(routes.notFound.title['zh-CN'])
    await idle(lost.page)
    // What every start asks for, whatever its page: the configuration, and the way to report.
    expect(calls.map(({ path }) => path).filter((path) => !/getSchema$|event/.test(path))).toEqual([])
    await lost.page.getByText(shell.home, { exact: true }).filter({ visible: true }).click()
    await seen(lost, '全国话费快充')
    expect([routeAt(new URL(lost.page.url()).pathname), lost.problems]).toEqual([routes.home, []])
  })

  it('R-01 an unknown address is shown in the theme and the language of the customer, and its bar leads home', async () => {
    const lost = await site.visit('/no/such/page?type=xyfApp', { language: 'en' })
    await seen(lost, english.pageMissing)
    expect(await lost.page.locator('.screen').getAttribute('class')).toContain('theme-xyfApp')
    await lost.page.locator('.nav-bar-back').click()
    await lost.page.waitForURL(({ pathname }) => routeAt(pathname) === routes.home)
  })

  it('R-01 an address with a broken escape shows the same page', async () => {
    const lost = await site.visit(undefined)
    const html = await (await fetch(site.sandbox.url)).text()
    await lost.page.route('**/subPackages/%E0%A4%A', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await lost.page.goto(`${site.sandbox.url}/subPackages/%E0%A4%A`)
    await seen(lost, shell.pageMissing)
    expect(lost.problems).toEqual([])
  })

  it.each([
    ['/preview-image?urls=%5B%22%2Fpictures%2Fwide%2Fphone-ocean.png%22%5D', '1 / 1'],
    ['/choose-location', '人民广场'],
    ['/open-location?latitude=31.23&longitude=121.47&name=A&address=B', '31.23°N, 121.47°E'],
  ])('R-07 the system page %s', async (address, text) => {
    const system = await site.visit(address)
    await seen(system, text)
    expect(system.page.url()).toBe(site.sandbox.url + address)
    expect(system.problems).toEqual([])
  })
})

/** Computed styles of the first visible node of each selector. */
const stylesOf = async ({ page }: Visit, selectors: Record<string, [selector: string, property: string]>) => {
  const found: Record<string, string> = {}
  for (const [name, [selector, property]] of Object.entries(selectors)) {
    const node = page.locator(selector).filter({ visible: true }).first()
    await node.waitFor()
    found[name] = await node.evaluate(
      (element, key) => window.getComputedStyle(element).getPropertyValue(key),
      property,
    )
  }
  return found
}

const look = {
  price: ['.price', 'color'],
  discount: ['.tag-discount', 'color'],
  bar: ['.screen-footer', 'background-color'],
  detailButton: ['.button-detail', 'background-image'],
  header: ['.nav-bar', 'background-image'],
} satisfies Record<string, [string, string]>

const rgb = (text: string | undefined): number[] => (text?.match(/\d+/g) ?? []).map(Number)

describe('themes', () => {
  it('R-10 the newer theme has another price, discount label, bar, button and header: red prices under a blue gradient', async () => {
    const older = await stylesOf(await site.visit(product, { theme: 'xbt_h5', person: '13800138005' }), look)
    const newer = await stylesOf(await site.visit(product, { theme: 'xyfApp', person: '13800138005' }), look)
    for (const part of Object.keys(look)) expect([part, newer[part]]).not.toEqual([part, older[part]])
    const [red = 0, green = 0, blue = 0] = rgb(newer.price)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    expect(newer.header).toContain('gradient')
    const [headerRed = 0, , headerBlue = 0] = rgb(newer.header?.replace(/^[^r]*/, '').replace('135deg', ''))
    expect(headerBlue).toBeGreaterThan(2 * headerRed)
  })

  it('R-09 the address decides, then the flag that a start query has stored', async () => {
    const { page, ...rest } = await site.visit(product)
    const theme = async (address: string) => {
      await page.goto(site.sandbox.url + address)
      await seen({ page, ...rest }, mall.buy)
      return page.locator('.screen').filter({ visible: true }).first().getAttribute('class')
    }
    expect(await theme(product)).toContain('theme-xbt_h5')
    expect(await theme(twin)).toContain('theme-xyfApp')
    expect(await theme(product)).toContain('theme-xbt_h5')
    expect(await theme(`${product}&apiSource=1`)).toContain('theme-xyfApp')
    expect(await theme(product)).toContain('theme-xbt_h5')
    expect(await theme(`${product}&type=xyfApp`)).toContain('theme-xyfApp')
    expect(await theme(product)).toContain('theme-xyfApp')
    expect(await page.evaluate(() => window.localStorage.getItem('type'))).toBe('{"data":"xyfApp"}')
    expect(await theme(`${product}&type=xbt_h5`)).toContain('theme-xbt_h5')
    expect(await theme(product)).toContain('theme-xbt_h5')
  })
})

describe('a wide window', () => {
  const width = 1280
  const column = 480
  it.each([
    ['home', '/', '全国话费快充', ['.nav-bar', '.home', '.taro-tabbar__tabbar']],
    ['mall', '/pages/mall/index', mall.allCategories, ['.nav-bar', '.mall', '.taro-tabbar__tabbar']],
    ['product', product, mall.buy, ['.nav-bar', '.product', '.screen-footer']],
  ])('R-12 keeps %s and its fixed elements in a column in the middle', async (_name, address, text, parts) => {
    const wide = await site.visit(address, { width })
    await seen(wide, text)
    for (const part of parts) {
      const box = await wide.page.locator(part).filter({ visible: true }).first().boundingBox()
      if (!box) throw new Error(`no ${part}`)
      expect([part, box.x, box.width]).toEqual([part, (width - column) / 2, column])
    }
  })
})

it('R-60 a list of 1 000 goods mounts at most 60 rows', async () => {
  const { page, ...rest } = await site.visit(undefined)
  let rows = 0
  await page.route('**/xbt/shop', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [sample] = body.data.goodList
    body.data.goodList = Array.from({ length: 200 }, () => ({ ...sample, goodsId: `g${rows++}` }))
    body.data.isNext = rows < 1000
    await route.fulfill({ response: answer, json: body })
  })
  await page.goto(`${site.sandbox.url}/pages/mall/index`)
  await page.locator('.goods-card').first().waitFor()
  let most = 0
  for (const end = Date.now() + 90_000; rows < 1000 && Date.now() < end; ) {
    // A tab page scrolls in its own container.
    const box = page.locator('.taro_tabbar_page')
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight - 3 * element.clientHeight))
    await page.waitForTimeout(50)
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await page.waitForTimeout(100)
    most = Math.max(most, await page.locator('.goods-card').count())
  }
  expect(rows).toBe(1000)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(60)
  await seen({ page, ...rest }, ui.list.end)
  const [list, row, gap] = await page.evaluate(() => [
    document.querySelector('.windowed-list')?.getBoundingClientRect().height ?? 0,
    document.querySelector('.windowed-list .goods-card')?.getBoundingClientRect().height ?? 0,
    Number.parseFloat(getComputedStyle(document.querySelector('.windowed-list-rows') as Element).rowGap),
  ])
  // The height comes from measured rows: 500 lines of two cards with the gap under each.
  expect(Math.abs((list ?? 0) / 500 - (row ?? 0) - (gap ?? 0))).toBeLessThan(1)
})

it('tabs that scroll sideways show the chosen tab, and do not scroll the page', async () => {
  const list = await site.visit('/subPackages/xyfApp/order/order-list?state=refund', {
    person: '13800138007',
    language: 'en',
    width: 320,
  })
  const row = list.page.locator('.tabs').filter({ visible: true }).first()
  const chosen = row.locator('[aria-selected=true]')
  await chosen.waitFor()
  await list.page.waitForTimeout(800)
  const [rowBox, tabBox] = [await row.boundingBox(), await chosen.boundingBox()]
  if (!rowBox || !tabBox) throw new Error('no tabs')
  // Unscrolled, the row would not show this tab.
  expect(await row.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
  expect(tabBox.x).toBeGreaterThanOrEqual(rowBox.x)
  expect(tabBox.x + tabBox.width).toBeLessThanOrEqual(rowBox.x + rowBox.width)

  const shop = await site.visit('/pages/mall/index')
  const top = () =>
    shop.page
      .locator('.taro_page')
      .filter({ visible: true })
      .first()
      .evaluate((box) => box.scrollTop)
  await shop.page.locator('.goods-card').first().waitFor()
  await shop.page.waitForTimeout(800)
  expect(await top()).toBe(0)
})
