import { cashier } from '@/i18n/zh-CN/cashier'
import { order as orderWords } from '@/i18n/zh-CN/order'
import { Journey } from '../sandbox/cashier/journey'
import { countOf, watchCalls } from './calls'
import { atProvider, cashierOf, createPath, decide, playProvider, queryPath } from './cashierWay'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

jest.setTimeout(40_000)

const mobile = '13800138001'

let site: Site
let buyer: Journey
let visits: Visit[] = []
const visit = async (...args: Parameters<Site['visit']>): Promise<Visit> => {
  const opened = await site.visit(...args)
  visits.push(opened)
  return opened
}
const driverOf = (one: Visit) => pageDriver(site.sandbox.url, one, site.sandbox.inbox)

beforeAll(async () => {
  site = await openSite({ keepsPages: true })
  buyer = new Journey(site.sandbox, await site.sandbox.login(mobile))
}, 90_000)
afterEach(async () => {
  await Promise.all(visits.map((one) => one.close()))
  visits = []
})
afterAll(() => site.close())

/** A fresh order with its cashier open. */
async function openCashier() {
  const made = await buyer.order('card')
  const opened = await visit(undefined, { person: mobile })
  const calls = watchCalls(opened.context)
  const driver = driverOf(opened)
  await driver.open(cashierOf(made.orderId))
  await driver.waitForText(cashier.timeLeft)
  return { ...made, ...opened, calls, driver }
}

/** Pays with Alipay as far as its page. */
async function leaveForAlipay() {
  const opened = await openCashier()
  await opened.driver.tap('#tool-ALIPAY')
  await opened.driver.tap('#pay-submit')
  await atProvider(opened.page)
  return { ...opened, providerUrl: opened.page.url() }
}

it('P1 two taps in one tick make one payment', async () => {
  const { page, calls, driver, orderId } = await openCashier()
  await driver.tap('#tool-ALIPAY')
  await page
    .locator('#pay-submit')
    .filter({ visible: true })
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await atProvider(page)
  expect(countOf(calls, createPath)).toBe(1)
  await decide(page, 'approve')
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
})

it('P7 a return in a fresh context finds the payment by its address', async () => {
  const { providerUrl, orderId } = await leaveForAlipay()
  const other = await visit(undefined, { person: mobile })
  await other.page.goto(providerUrl)
  await decide(other.page, 'approve')
  await driverOf(other).waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
  expect(other.problems).toEqual([])
})

it('P8 return parameters that somebody made up never show a success', async () => {
  const mine = await buyer.order('card')
  const rich = new Journey(site.sandbox, await site.sandbox.login('13800138002'))
  const others = await rich.order('card')
  const paid = await rich.pay(others, { assetType: 'ALIPAY' })
  await playProvider(site.sandbox, paid.data.redirectActionForm?.redirectUrl ?? '', 'approve')
  const { bizNo = '', outBizNo = '' } = paid.data
  expect(await rich.stateOf(others.orderId)).toBe('finished')
  const forged: Record<string, string>[] = [
    { bizNo: 'P000', outBizNo: 'A000', orderId: mine.orderId, source: 'mall', paymentStatus: 'PAYMENT_SUCCESS' },
    { bizNo, outBizNo, orderId: mine.orderId, source: 'mall' },
    { bizNo, outBizNo, orderId: others.orderId, source: 'mall' },
  ]
  const { page, ...rest } = await visit(undefined, { person: mobile })
  const driver = driverOf({ page, ...rest })
  for (const fields of forged) {
    await driver.open(`/subPackages/xyfApp/member-v2/payCardResult?${new URLSearchParams(fields)}`)
    await driver.waitForText(cashier.nothingTitle)
    expect(await page.getByText(cashier.paidTitle).count()).toBe(0)
  }
  expect(await buyer.stateOf(mine.orderId)).toBe('unpaid')
})

it('P9 Back from the provider finds the page as it was: one question, and a way on', async () => {
  const { page, calls, driver, orderId } = await leaveForAlipay()
  // A page that comes out of the cache loads nothing that a navigation could be waited for by.
  await page.evaluate(() => window.history.back())
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
  await driver.waitForText(cashier.checkingTitle)
  // The next question comes on schedule, two seconds later.
  await page.waitForTimeout(1000)
  const asked = calls.filter(({ path }) => path.endsWith(queryPath)).map(({ at }) => at)
  expect(asked.filter((at) => at < (asked[0] ?? 0) + 1500)).toHaveLength(1)
  expect(countOf(calls, '/cashier/render')).toBe(1)
  await driver.tap('#pay-give-up')
  await driver.tap('#tool-ALIPAY')
  await driver.payAtProvider('#pay-submit')
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
})

it('R-84 a payment that the customer declined says why and can be tried again', async () => {
  const { page, driver, orderId } = await leaveForAlipay()
  await decide(page, 'decline')
  await driver.waitForText(cashier.failedTitle)
  await driver.tap({ text: cashier.tryAgain })
  await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
  await driver.tap('#tool-WECHATPAY')
  await driver.payAtProvider('#pay-submit')
  await driver.waitForText(cashier.paidTitle)
  await driver.waitForRoute('subPackages/order/detail')
  expect(await buyer.stateOf(orderId)).toBe('finished')
})

it('R-85 a payment left open is still being checked, and shows its success when it comes', async () => {
  const { page, providerUrl, driver } = await leaveForAlipay()
  await decide(page, 'pending')
  await driver.waitForText(cashier.checkingTitle)
  await page.waitForTimeout(2500)
  await driver.waitForText(cashier.checkingTitle)
  await playProvider(site.sandbox, providerUrl, 'approve')
  await driver.waitForText(cashier.paidTitle)
  await driver.waitForRoute('subPackages/order/detail')
  await driver.waitForText(orderWords.codesTitle)
})

it('P18 two tabs that pay the same order: one payment, and both show it', async () => {
  const one = await leaveForAlipay()
  const page = await one.context.newPage()
  const driver = driverOf({ ...one, page })
  await driver.open(cashierOf(one.orderId))
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await atProvider(page)
  expect(page.url()).toBe(one.providerUrl)
  await decide(one.page, 'approve')
  await one.driver.waitForText(cashier.paidTitle)
  await page.reload()
  await page.locator('a.button').click()
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(one.orderId)).toBe('finished')
})

it('R-82 an answer that is lost after the server took it: a message, then the next tap asks first and goes on with the same payment', async () => {
  const { page, calls, driver, orderId } = await openCashier()
  await page.route(
    `**${createPath}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await driver.waitForText(cashier.unknownTitle)
  const before = calls.length
  await driver.tap('#pay-submit')
  await atProvider(page)
  await decide(page, 'approve')
  await driver.waitForText(cashier.paidTitle)
  const next = calls.slice(before).find(({ path }) => path.includes('/cashier/'))
  expect(next?.path).toContain(queryPath)
  const creates = calls.filter(({ path }) => path.endsWith(createPath))
  expect(new Set(creates.map(({ headers }) => headers.requestid)).size).toBe(1)
  expect(await buyer.stateOf(orderId)).toBe('finished')
})
