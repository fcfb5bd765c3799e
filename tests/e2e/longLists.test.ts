import { casesOf } from '@tests/fixtures/scope'
import { until } from '@tests/fixtures/until'
import { couponList } from '@/contract/coupon/own'
import { orderList } from '@/contract/order/list'
import { ui } from '@/i18n/ui'
import { scale } from '../../sandbox/areas/order/seedScale'
import { countOf, watchCalls } from './calls'
import { openScaledSite, type Site } from './site'

const person = '13800138002'

let site: Site
beforeAll(async () => {
  site = await openScaledSite()
})
afterAll(() => site.close())

/** A list on a screen, as a customer who scrolls it. */
interface Scrolled {
  /** Scrolls to the end of what is there. */
  toEnd(): Promise<void>
  /** Rows that are mounted. */
  mounted(): Promise<number>
  /** Pages that were asked for. */
  asked(path: string): Promise<number>
  isAtEnd(): Promise<boolean>
  problems(): Promise<unknown[]>
  close(): Promise<void>
}

const rows = '.windowed-list-rows > *'

async function inBrowser(address: string, tab: number): Promise<Scrolled> {
  const { page, context, problems, close } = await site.visit(undefined, { person })
  const calls = watchCalls(context)
  await page.goto(site.sandbox.url + address)
  await page.locator('.tabs-item').nth(tab).click()
  await page.locator(rows).first().waitFor()
  const box = page.locator('.taro_page').filter({ visible: true }).first()
  return {
    // From above, as a finger does: the end is told of once, until a scroll leaves it.
    toEnd: async () => {
      await box.evaluate((element) => element.scrollTo(0, element.scrollHeight - 3 * element.clientHeight))
      await page.waitForTimeout(50)
      await box.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    },
    mounted: () => page.locator(rows).count(),
    asked: async (path) => countOf(calls, path),
    isAtEnd: () => page.getByText(ui.list.end).filter({ visible: true }).first().isVisible(),
    problems: async () => problems,
    close,
  }
}

const orders = {
  name: 'orders',
  address: '/subPackages/xyfApp/order/order-list',
  tab: 0,
  path: orderList.path,
  // Those of every sandbox are fewer than a page.
  pages: Math.ceil(scale.orders / 10),
}
const coupons = {
  name: 'expired coupons',
  address: '/subPackages/coupon-list/index',
  tab: 2,
  path: couponList.path,
  // Those that were not used and can no longer be.
  pages: (scale.coupons - scale.usable - scale.orders / 4) / 10,
}

// The quick run does not find a long list of coupons that mounts too much. minihost/endlessList scrolls 10 000 goods in a mini-program.
it.each(casesOf([orders], [coupons]))(
  'R-60 a customer scrolls thousands of $name to their end in a browser: at most 60 are mounted',
  async (list) => {
    const screen = await inBrowser(list.address, list.tab)
    let most = 0
    for (let isOver = false; !isOver; ) {
      const before = await screen.asked(list.path)
      await until(
        async () => {
          await screen.toEnd()
          most = Math.max(most, await screen.mounted())
          isOver = await screen.isAtEnd()
          return isOver || (await screen.asked(list.path)) > before
        },
        async () => `more than ${before} pages: ${await screen.problems()}`,
      )
    }
    expect(await screen.asked(list.path)).toBeGreaterThan(list.pages)
    expect(most).toBeLessThanOrEqual(60)
    expect(await screen.problems()).toEqual([])
    await screen.close()
  },
)
