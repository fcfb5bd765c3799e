import { orderList } from '@/contract/order/list'
import { cashier as englishCashier } from '@/i18n/en/cashier'
import { shell as english } from '@/i18n/en/shell'
import { mall } from '@/i18n/zh-CN/mall'
import { order } from '@/i18n/zh-CN/order'
import { shell } from '@/i18n/zh-CN/shell'
import { distOf } from '../fixtures/dist'
import { Journey } from '../sandbox/cashier/journey'
import { startSandbox, type TestSandbox } from '../sandbox/startSandbox'
import { watchCalls } from './calls'
import { cashierOf, createPath, queryPath } from './cashierWay'
import { faultHit } from './faultHit'
import { pageDriver } from './pageDriver'
import { siteForTests, type Visit, type VisitOptions } from './site'

const site = siteForTests()
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

describe.each(languages)('answers that are none, in %s', (language, words) => {
  it.each([
    ['html', 1, 'malformed'],
    ['truncate', 1, 'malformed'],
    ['null', 1, 'malformed'],
    // A read is tried three times.
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
    await driver.tap({ text: words.retry })
    await driver.waitForText(language === 'en' ? 'Lumideer' : '鹿影视界')
  })
})

// The last of all: the site's own server is gone after it, and another one answers at its address.
describe('a server that dies', () => {
  let alive: TestSandbox
  beforeAll(() => {
    alive = site.sandbox
  })
  afterAll(() => alive.close())

  /** Starts it again, on what it had committed. */
  async function revive(): Promise<TestSandbox> {
    const { dir, url } = site.sandbox
    alive = await startSandbox({ dir, port: Number(new URL(url).port), siteDir: distOf('h5') })
    return alive
  }

  it('dies under the confirm form: a message, the form keeps its text, and one order is made when it is back', async () => {
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

  it('P3 dies with a payment it has taken: says in English that nobody knows, and pays once when it is back', async () => {
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
    // He goes on here himself, so he is not led to the order.
    await driver.tap('#tool-ALIPAY')
    await revive()
    const before = calls.length
    await driver.payAtProvider('#pay-submit')
    await driver.waitForText(englishCashier.paidTitle)
    expect(calls.slice(before).find(({ path }) => path.includes('/cashier/'))?.path).toContain(queryPath)
    const creates = calls.filter(({ path }) => path.endsWith(createPath))
    expect(new Set(creates.map(({ headers }) => headers.requestid)).size).toBe(1)
    expect(await new Journey(alive, buyer.token).stateOf(orderId)).toBe('finished')
  })
})
