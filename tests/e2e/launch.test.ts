import { cashier } from '@/i18n/zh-CN/cashier'
import { order as orderWords } from '@/i18n/zh-CN/order'
import { Journey } from '../sandbox/cashier/journey'
import { watchCalls } from './calls'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

jest.setTimeout(40_000)

const mobile = '13800138001'

let site: Site
let buyer: Journey
let visits: Visit[] = []

beforeAll(async () => {
  site = await openSite()
  buyer = new Journey(site.sandbox, await site.sandbox.login(mobile))
}, 90_000)
afterEach(async () => {
  await Promise.all(visits.map((one) => one.close()))
  visits = []
})
afterAll(() => site.close())

async function open(address?: string) {
  const visit = await site.visit(address, { person: mobile })
  visits.push(visit)
  return { ...visit, calls: watchCalls(visit.context), driver: pageDriver(site.sandbox.url, visit, site.sandbox.inbox) }
}

/** What the calls say of the launch: where it came from, and the product code. */
function told(calls: ReturnType<typeof watchCalls>) {
  const sources = calls.flatMap(({ headers }) => headers['utm-source'] ?? [])
  const traces = calls.flatMap(({ headers }) => headers.biztracecontext ?? [])
  return { sources: [...new Set(sources)], codes: [...new Set(traces.map((text) => JSON.parse(text).cnlPdCode))] }
}

const cashierOf = (orderId: string) => `/subPackages/xyfApp/h5-pay/index?orderId=${orderId}&source=mall`

it('R-24 a payment at a provider is part of the launch: origin and product code hold, in another browser too', async () => {
  const [first, second] = [await buyer.order('card'), await buyer.order('card')]
  const same = { sources: ['customer'], codes: ['PX01'] }
  const { page, calls, driver } = await open('/?from=customer&cnlPdCode=PX01')
  await driver.open(cashierOf(first.orderId))
  await driver.waitForText(cashier.timeLeft)
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await page.waitForURL(/\/sandbox\/provider\//)
  expect(told(calls)).toEqual(same)

  const other = await open()
  await other.page.goto(page.url())
  await other.page.locator('button[value=approve]').click()
  await other.driver.waitForText(cashier.paidTitle)
  await other.driver.open(cashierOf(second.orderId))
  await other.driver.waitForText(cashier.timeLeft)
  expect(told(other.calls)).toEqual(same)
  expect(other.problems).toEqual([])

  calls.length = 0
  await page.goBack()
  await driver.waitForText(cashier.paidTitle)
  expect(told(calls).sources).toEqual(['customer'])
})

it('P2 who closes the sheet of tools while the payment is being made stays where he is', async () => {
  const { orderId } = await buyer.order('card')
  const { page, driver } = await open(`/subPackages/order/detail?orderId=${orderId}`)
  await driver.tap('#pay-here')
  await driver.tap('#tool-ALIPAY')
  await site.sandbox.fault({ kind: 'delay', ms: 2000, path: '/paysystem/alipay/create' })
  const made = page.waitForResponse(/\/paysystem\/alipay\/create/)
  await driver.tap('#pay-here-submit')
  await page.locator('#pay-here-sheet').getByLabel(orderWords.close).first().click()
  expect((await made).status()).toBe(200)
  await page.waitForTimeout(1000)
  expect(page.url()).toContain('/subPackages/order/detail')
  expect(await page.locator('#pay-here-sheet').filter({ visible: true }).count()).toBe(0)
  await driver.tap('#pay-here')
  await driver.tap('#pay-here-submit')
  await page.waitForURL(/\/sandbox\/provider\//)
  await page.locator('button[value=approve]').click()
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
})
