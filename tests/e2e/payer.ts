import { Journey } from '@tests/sandbox/cashier/journey'
import { cashier } from '@/i18n/cashier'
import { countOf, watchCalls } from './calls'
import { atProvider, cashierOf, providerPage, queryPath } from './cashierWay'
import { pageDriver } from './pageDriver'
import { quietOf } from './quiet'
import { siteForTests, type Visit } from './site'

/** The person who pays: a customer with one card. */
export const mobile = '13800138001'

export let site: ReturnType<typeof siteForTests>
export let buyer: Journey

/** A site and a buyer for the tests of a file or of a group in it; the tabs of a test are closed after it. */
export function siteWithBuyer(): void {
  const own = siteForTests()
  beforeAll(async () => {
    site = own
    buyer = new Journey(site.sandbox, await site.sandbox.login(mobile))
  })
}

export const driverOf = (one: Pick<Visit, 'page' | 'problems'>) => pageDriver(site.sandbox.url, one, site.sandbox.inbox)

/** A new order with its cashier open, in a tab whose clock a test may move. */
export async function openCashier() {
  const made = await buyer.order('card')
  const opened = await site.visit(undefined, { person: mobile })
  const calls = watchCalls(opened.context)
  const driver = driverOf(opened)
  await opened.page.clock.install()
  await driver.open(cashierOf(made.orderId))
  await driver.waitForText(cashier.timeLeft)
  return { ...made, ...opened, calls, driver }
}

/** Pays with Alipay until its page is open. */
export async function leaveForAlipay() {
  const opened = await openCashier()
  await opened.driver.tap('#tool-ALIPAY')
  await opened.driver.tap('#pay-submit')
  await atProvider(opened.page)
  return { ...opened, providerUrl: opened.page.url() }
}

/**
 * Opens the page of Alipay and comes back to the cashier as it was left, as in a browser that keeps pages. Not every Chromium keeps them,
 * and none guarantees it: so the request that leaves the page gets an empty answer, and the page's events are fired here. The clock of the
 * page stands from then on; `asked` is how many questions it had sent before, for which a slow machine has time.
 */
export async function backFromAlipay() {
  const opened = await openCashier()
  const { page, calls, driver } = opened
  const quiet = quietOf(page)
  await page.route(providerPage, (route) => route.fulfill({ status: 204 }), { times: 1 })
  const left = page.waitForResponse(providerPage)
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await left
  await page.clock.pauseAt(Date.now() + 1_000)
  await quiet()
  const asked = countOf(calls, queryPath)
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow'])
      window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
  })
  return { ...opened, asked }
}
