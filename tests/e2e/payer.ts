import { cashier } from '@/i18n/zh-CN/cashier'
import { Journey } from '../sandbox/cashier/journey'
import { watchCalls } from './calls'
import { atProvider, cashierOf } from './cashierWay'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

/** Who pays: a customer with one card. */
export const mobile = '13800138001'

export let site: Site
export let buyer: Journey

let visits: Visit[] = []

/** A site and a buyer for the tests of a file; the tabs of a test are closed after it. */
export function siteWithBuyer(options: Parameters<typeof openSite>[0]): void {
  beforeAll(async () => {
    site = await openSite(options)
    buyer = new Journey(site.sandbox, await site.sandbox.login(mobile))
  }, 90_000)
  afterEach(async () => {
    await Promise.all(visits.map((one) => one.close()))
    visits = []
  })
  afterAll(() => site.close())
}

export async function visit(...args: Parameters<Site['visit']>): Promise<Visit> {
  const opened = await site.visit(...args)
  visits.push(opened)
  return opened
}

export const driverOf = (one: Pick<Visit, 'page' | 'problems'>) => pageDriver(site.sandbox.url, one, site.sandbox.inbox)

/** A fresh order with its cashier open. */
export async function openCashier() {
  const made = await buyer.order('card')
  const opened = await visit(undefined, { person: mobile })
  const calls = watchCalls(opened.context)
  const driver = driverOf(opened)
  await driver.open(cashierOf(made.orderId))
  await driver.waitForText(cashier.timeLeft)
  return { ...made, ...opened, calls, driver }
}

/** Pays with Alipay as far as its page. */
export async function leaveForAlipay() {
  const opened = await openCashier()
  await opened.driver.tap('#tool-ALIPAY')
  await opened.driver.tap('#pay-submit')
  await atProvider(opened.page)
  return { ...opened, providerUrl: opened.page.url() }
}
