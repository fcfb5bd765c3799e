import { codeFor } from '@tests/journeys/logIn'
import { words } from '@tests/journeys/words'
import { Journey } from '@tests/sandbox/cashier/journey'
import { orderList } from '@/contract/order/list'
import { login } from '@/contract/session'
import type { Language } from '@/i18n/language'
import { countOf, watchCalls } from './calls'
import { cashierOf, createPath, stepsOf } from './cashierWay'
import { faultHit } from './faultHit'
import { pageDriver } from './pageDriver'
import { siteForTests, type Visit } from './site'
import { toastTold, watchToasts } from './toasts'

const site = siteForTests()
let visit: Visit
afterEach(() => site.sandbox.clearFaults())

async function open(language: Language, address: string, person?: string) {
  visit = await site.visit(undefined, { language, person })
  const { page, context } = visit
  const calls = watchCalls(context)
  const driver = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await page.clock.install()
  await watchToasts(page)
  await driver.open(address)
  const typedIn = async (field: string) => (await page.locator(`${field} input`).inputValue()).replace(/\s/g, '')
  return { page, driver, calls, typedIn, words: words(language) }
}

/** An invalid answer, sent after the server has processed the request. */
type Kind = 'html' | 'truncate' | 'stall'

const answers: [kind: Kind, language: Language][] = [
  ['html', 'zh-CN'],
  ['truncate', 'en'],
  ['stall', 'en'],
]

/** Replaces the next answer of a path by an invalid one; returns how the customer waits for the message: normally, or until the minute of a call is over. */
async function spoil(kind: Kind, path: string): Promise<() => Promise<void>> {
  await site.sandbox.fault({ kind, path })
  return async () => {
    await faultHit(site.sandbox)
    if (kind === 'stall') await visit.page.clock.fastForward(61_000)
  }
}

describe('a login with an invalid answer', () => {
  it.each(answers)('N1 %s: says so in %s, and keeps phone and code', async (kind, language) => {
    const mobile = `1380019020${answers.findIndex(([one]) => one === kind)}`
    const { page, driver, calls, typedIn, words: said } = await open(language, '/center/login/loginNum')
    await driver.input('#login-phone', mobile)
    await driver.tap('#login-send')
    const code = await codeFor(driver, mobile, 'login')
    await driver.input('#login-code', code)
    await driver.tap('#login-agree')
    const wait = await spoil(kind, login.path)
    await driver.tap('#login-submit')
    await wait()
    await toastTold(page, kind === 'stall' ? said.shell.timeout : said.shell.malformed)
    expect(await typedIn('#login-phone')).toBe(mobile)
    expect(await typedIn('#login-code')).toBe(code)
    expect(countOf(calls, login.path)).toBe(1)
    await driver.waitForRoute('center/login/loginNum')
  })
})

describe('an order with an invalid answer', () => {
  const mobile = '13800138008'

  it.each(answers)(
    'N1 %s: says so in %s, keeps the account, and the next tap makes no second order',
    async (kind, language) => {
      const token = await site.sandbox.login(mobile)
      const ordersOf = async () => (await site.sandbox.call(orderList, { page: 1 }, { token })).data.orders.length
      const before = await ordersOf()
      const {
        driver,
        calls,
        typedIn,
        words: said,
      } = await open(language, '/subPackages/order/confirm?goodsId=10101&rechargeType=phone-50&quantity=1', mobile)
      await driver.input('#recharge-account', mobile)
      const wait = await spoil(kind, '/shop/order')
      await driver.tap('#order-submit')
      await wait()
      await driver.waitForText(said.order.lost)
      expect(await typedIn('#recharge-account')).toBe(mobile)
      expect(await ordersOf()).toBe(before + 1)
      await driver.tap('#order-submit')
      await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
      expect(await ordersOf()).toBe(before + 1)
      const sent = calls.filter(({ path }) => path.endsWith('/shop/order'))
      expect(sent).toHaveLength(2)
      expect(new Set(sent.map(({ headers }) => headers.requestid)).size).toBe(1)
    },
  )
})

describe('a payment with an invalid answer', () => {
  const mobile = '13800138001'

  it.each(answers)(
    'N1 R-82 %s: says so in %s, the next tap sends a query first, and one payment is made',
    async (kind, language) => {
      const buyer = new Journey(site.sandbox, await site.sandbox.login(mobile))
      const { orderId } = await buyer.order('card')
      const sold = await buyer.soldOf('card')
      const { page, driver, calls, words: said } = await open(language, cashierOf(orderId), mobile)
      await driver.waitForText(said.cashier.timeLeft)
      await driver.tap('#tool-ALIPAY')
      const wait = await spoil(kind, createPath)
      await driver.tap('#pay-submit')
      await wait()
      await driver.waitForText(said.cashier.unknownTitle)
      await driver.waitForText(said.cashier.flow.lost)
      // The customer continues on this page, so they are not redirected to the order.
      await driver.tap('#tool-ALIPAY')
      await driver.payAtProvider('#pay-submit')
      await driver.waitForText(said.cashier.paidTitle)
      expect(stepsOf(calls).slice(0, 2)).toEqual(['create', 'query'])
      const creates = calls.filter(({ path }) => path.endsWith(createPath))
      expect(new Set(creates.map(({ headers }) => headers.requestid)).size).toBe(1)
      expect(await buyer.stateOf(orderId)).toBe('finished')
      expect(await buyer.soldOf('card')).toBe(sold + 1)
      expect(page.url()).toContain(orderId)
    },
  )
})
