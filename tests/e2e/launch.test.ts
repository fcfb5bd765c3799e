import { logIn } from '@tests/journeys/logIn'
import { deferred } from '@tests/lib/deferred'
import { Journey } from '@tests/sandbox/cashier/journey'
import type { Page } from 'playwright-core'
import { logout } from '@/contract/session'
import { cashier } from '@/i18n/cashier'
import { ui } from '@/i18n/ui'
import { countOf, watchCalls } from './calls'
import { atProvider, cashierOf, playProvider } from './cashierWay'
import { pageDriver } from './pageDriver'
import { quietOf } from './quiet'
import { siteForTests } from './site'

const mobile = '13800138001'

const site = siteForTests()
let buyer: Journey

beforeAll(async () => {
  buyer = new Journey(site.sandbox, await site.sandbox.login(mobile))
})

async function open(address?: string, person = mobile) {
  const visit = await site.visit(address, { person })
  return { ...visit, calls: watchCalls(visit.context), driver: pageDriver(site.sandbox.url, visit, site.sandbox.inbox) }
}

/** What the calls report about the launch: the origin and the product code. */
function told(calls: ReturnType<typeof watchCalls>) {
  const sources = calls.flatMap(({ headers }) => headers['utm-source'] ?? [])
  const traces = calls.flatMap(({ headers }) => headers.biztracecontext ?? [])
  return { sources: [...new Set(sources)], codes: [...new Set(traces.map((text) => JSON.parse(text).cnlPdCode))] }
}

it('R-24 origin and product code of a launch are kept over a payment at a provider, in another browser too', async () => {
  const [first, second] = [await buyer.order('card'), await buyer.order('card')]
  const same = { sources: ['customer'], codes: ['PX01'] }
  const { page, calls, driver } = await open('/?from=customer&cnlPdCode=PX01')
  await driver.open(cashierOf(first.orderId))
  await driver.waitForText(cashier.timeLeft)
  await driver.tap('#tool-ALIPAY')
  await driver.tap('#pay-submit')
  await atProvider(page)
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

it('P2 a customer who closes the sheet of tools while the payment is being made stays on the page', async () => {
  const { orderId } = await buyer.order('card')
  const { page, driver } = await open(`/subPackages/order/detail?orderId=${orderId}`)
  await driver.tap('#pay-here')
  await driver.tap('#tool-ALIPAY')
  const create = /\/paysystem\/alipay\/create/
  const closed = deferred<void>()
  await page.route(
    create,
    async (route) => {
      const response = await route.fetch()
      await closed.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const made = page.waitForResponse(create)
  const quiet = quietOf(page)
  await driver.tap('#pay-here-submit')
  await page.locator('#pay-here-sheet').getByLabel(ui.close).first().click()
  await page.locator('#pay-here-sheet').filter({ visible: true }).waitFor({ state: 'hidden' })
  closed.resolve()
  expect((await made).status()).toBe(200)
  await quiet()
  expect(page.url()).toContain('/subPackages/order/detail')
  expect(await page.locator('#pay-here-sheet').filter({ visible: true }).count()).toBe(0)
  await driver.tap('#pay-here')
  await driver.tap('#pay-here-submit')
  await atProvider(page)
  await page.locator('button[value=approve]').click()
  await driver.waitForText(cashier.paidTitle)
  expect(await buyer.stateOf(orderId)).toBe('finished')
})

describe('a login that the server ends while the customer pays at a provider', () => {
  const person = '13800138003'
  const read = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name) ?? '', key)

  /** Opens Alipay, returns with a login that the server has ended, and is asked to log in. */
  async function endedAt(provider: 'approved' | 'open') {
    const { orderId } = await new Journey(site.sandbox, await site.sandbox.login(person)).order('card')
    const visit = await open(undefined, person)
    const { page, driver } = visit
    await driver.open(cashierOf(orderId))
    await driver.waitForText(cashier.timeLeft)
    await driver.tap('#tool-ALIPAY')
    await driver.tap('#pay-submit')
    await atProvider(page)
    if (provider === 'approved') await playProvider(site.sandbox, page.url(), 'approve')
    const { data: token = '' } = JSON.parse(await read(page, 'mToken')) as { data?: string }
    await site.sandbox.call(logout, {}, { token })
    await driver.open('/subPackages/xyfApp/order/order-list')
    await driver.waitForRoute('center/login/loginNum')
    expect([await read(page, 'mToken'), await read(page, 'pendingPayments')]).toEqual([
      '',
      expect.stringMatching(orderId),
    ])
    return { ...visit, orderId }
  }

  it.each([
    ['P6 the same customer logs in: his payment is asked about at once', 'approved', person, 1],
    ['U3 another customer logs in: it is asked about no more and forgotten', 'open', '13800138004', 0],
  ] as const)('%s', async (_title, provider, next, questions) => {
    const { page, context, driver, orderId } = await endedAt(provider)
    const calls = watchCalls(context)
    await logIn(driver, next)
    await driver.waitForRoute('subPackages/xyfApp/order/order-list')
    await page.waitForFunction((id) => !window.localStorage.getItem('pendingPayments')?.includes(id), orderId)
    expect(countOf(calls, '/cashier/pay-query')).toBe(questions)
  })
})
