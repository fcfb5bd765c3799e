import { orderList } from '@/contract/order/list'
import { shell as english } from '@/i18n/en/shell'
import { mall } from '@/i18n/zh-CN/mall'
import { order } from '@/i18n/zh-CN/order'
import { shell } from '@/i18n/zh-CN/shell'
import { distOf } from '../fixtures/dist'
import { startSandbox } from '../sandbox/startSandbox'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit, type VisitOptions } from './site'

jest.setTimeout(40_000)

let site: Site
let visit: Visit
beforeAll(async () => {
  site = await openSite()
}, 90_000)
afterEach(async () => {
  await visit.close()
})
afterAll(() => site.close())

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
    await visit.page.waitForTimeout(500)
    await visit.page.clock.fastForward(61_000)
    await driver.waitForText(words.timeout)
    await driver.tap({ text: words.retry })
    await driver.waitForText(language === 'en' ? 'Lumideer' : '鹿影视界')
  })
})

// The last of all: the site's own server is gone after it.
describe('a server that dies', () => {
  it('dies under the confirm form: a message, the form keeps its text, and one order is made when it is back', async () => {
    const { dir, url } = site.sandbox
    const mobile = '13800138007'
    const driver = await opened({ person: mobile })
    const token = await site.sandbox.login(mobile)
    await driver.open('/subPackages/order/confirm?goodsId=10101&rechargeType=phone-50&quantity=1')
    await driver.input('#recharge-account', mobile)
    await site.sandbox.kill9()
    await driver.tap('#order-submit')
    await driver.waitForText(order.toList)
    const field = visit.page.locator('#recharge-account input')
    expect((await field.inputValue()).replace(/\s/g, '')).toBe(mobile)
    const again = await startSandbox({ dir, port: Number(new URL(url).port), siteDir: distOf('h5') })
    try {
      expect((await field.inputValue()).replace(/\s/g, '')).toBe(mobile)
      await driver.tap('#order-submit')
      await driver.waitForRoute('subPackages/xyfApp/h5-pay/index')
      const { orders } = (await again.call(orderList, { page: 1 }, { token })).data
      expect(orders).toHaveLength(1)
      await driver.open('/pages/mall/index')
      await driver.waitForText(mall.allCategories)
    } finally {
      await again.close()
    }
  })
})
