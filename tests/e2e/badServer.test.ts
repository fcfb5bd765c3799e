import { distOf } from '@tests/fixtures/dist'
import { Journey } from '@tests/sandbox/cashier/journey'
import { type OwnSandbox, startSandbox } from '@tests/sandbox/startSandbox'
import { orderList } from '@/contract/order/list'
import { cashier as englishCashier } from '@/i18n/en/cashier'
import { shell as english } from '@/i18n/en/shell'
import { mall } from '@/i18n/mall'
import { order } from '@/i18n/order'
import { shell } from '@/i18n/shell'
import { watchCalls } from './calls'
import { cashierOf, createPath, stepsOf } from './cashierWay'
import { faultHit } from './faultHit'
import { pageDriver } from './pageDriver'
import { ownSiteForTests, type Visit, type VisitOptions } from './site'

const site = ownSiteForTests()
let visit: Visit
afterEach(() => site.sandbox.clearFaults())

async function opened(options: VisitOptions) {
  visit = await site.visit(undefined, options)
  return pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
}

const languages = [
  ['zh-CN', shell],
  ['en', english],
] as const

describe.each(languages)('invalid answers, in %s', (language, words) => {
  it.each([
    ['html', 1, 'malformed'],
    ['truncate', 1, 'malformed'],
    ['null', 1, 'malformed'],
    // A read is sent three times.
    ['status', 3, 'serverBusy'],
  ] as const)('N1 %s: says so with a trace id, and the retry shows the page', async (kind, times, word) => {
    await site.sandbox.fault({ kind, times, path: '/xbt/shop', status: 502, message: '' })
    const driver = await opened({ language })
    await driver.open('/pages/mall/index')
    await driver.waitForText(words[word])
    expect(await driver.text('.failed-state-trace')).toMatch(/\d{20}/)
    await driver.tap({ text: words.retry })
    await driver.waitForText(language === 'en' ? 'Lumideer' : '鹿影视界')
  })

  it('N1 an answer that never comes: says so when its minute is over', async () => {
    await site.sandbox.fault({ kind: 'stall', path: '/xbt/shop' })
    const driver = await opened({ language })
    await visit.page.clock.install()
    await driver.open('/pages/mall/index')
    await faultHit(site.sandbox)
    await visit.page.clock.fastForward(61_000)
    await driver.waitForText(words.timeout)
    expect(await driver.text('.failed-state-trace')).toMatch(/\d{20}/)
    await driver.tap({ text: words.retry })
    await driver.waitForText(language === 'en' ? 'Lumideer' : '鹿影视界')
  })
})

// Runs last: it ends the site's own server and starts another one at its address.
describe('a server that stops', () => {
  let alive: OwnSandbox
  beforeAll(() => {
    alive = site.sandbox
  })
  afterAll(() => alive.close())

  /** Starts the server again with the data that it had committed. */
  async function revive(): Promise<OwnSandbox> {
    const { dir, url } = site.sandbox
    alive = await startSandbox({ dir, port: Number(new URL(url).port), siteDir: distOf('h5') })
    return alive
  }

  it('stops while the confirm form is open: a message, the form keeps its text, and one order is made when the server is back', async () => {
    const mobile = '13800138007'
    const driver = await opened({ person: mobile })
    const token = await alive.login(mobile)
    await driver.open('/subPackages/order/confirm?goodsId=10101&rechargeType=phone-50&quantity=1')
    await driver.input('#recharge-account', mobile)
    await alive.kill9()
    await driver.tap('#order-submit')
    await driver.waitForText(order.lost)
    const field = visit.page.locator('#recharge-account input')
    expect((await field.inputValue()).replace(/\s/g, '')).toBe(mobile)
    await revive()
    expect((await field.inputValue()).replace(/\s/g, '')).toBe(mobile)
    await driver.tap('#order-submit')
    await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
    expect((await alive.call(orderList, { page: 1 }, { token })).data.orders).toHaveLength(1)
    await driver.open('/pages/mall/index')
    await driver.waitForText(mall.allCategories)
  })

  it('P3 stops after it has accepted a payment: the page says in English that the result is unknown, and one payment is made when the server is back', async () => {
    const mobile = '13800138001'
    const buyer = new Journey(alive, await alive.login(mobile))
    const { orderId } = await buyer.order('card')
    const driver = await opened({ person: mobile, language: 'en' })
    const calls = watchCalls(visit.context)
    await driver.open(cashierOf(orderId))
    await driver.waitForText(englishCashier.timeLeft)
    await driver.tap('#tool-ALIPAY')
    await alive.fault({ kind: 'kill-after', path: createPath })
    await driver.tap('#pay-submit')
    await driver.waitForText(englishCashier.unknownTitle)
    await driver.waitForText(englishCashier.flow.lost)
    // The customer continues on this page, so they are not redirected to the order.
    await driver.tap('#tool-ALIPAY')
    await revive()
    await driver.payAtProvider('#pay-submit')
    await driver.waitForText(englishCashier.paidTitle)
    // What is sent while the server is away counts for nothing: right before the last try comes a query.
    expect(stepsOf(calls).join(' ')).toMatch(/^create .*query create(?!.*create)/)
    const creates = calls.filter(({ path }) => path.endsWith(createPath))
    expect(new Set(creates.map(({ headers }) => headers.requestid)).size).toBe(1)
    expect(await new Journey(alive, buyer.token).stateOf(orderId)).toBe('finished')
  })
})
