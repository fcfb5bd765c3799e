import { arrive, buy, type Purchase } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { switchToEnglish } from '@tests/journeys/language'
import { seesPaidOrder } from '@tests/journeys/seen'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each([
  { theme: 'xbt_h5', language: 'zh-CN', mobile: '13800138001', cardTail: '6101', twins: false },
  { theme: 'xyfApp', language: 'en', mobile: '13800138002', cardTail: '6102', twins: true },
] as const)('buying: R-18 a browser, $theme in $language', ({ theme, language, mobile, ...facts }) => {
  let visit: Visit
  let customer: Driver
  beforeAll(async () => {
    visit = await site.visit(undefined, { theme, consent: false })
    customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    await arrive(customer, mobile)
    if (language === 'en') await switchToEnglish(customer, 'settings')
  })
  afterAll(() => visit.close())

  const purchases: Pick<Purchase, 'ware' | 'tool'>[] = [
    { ware: 'giftCard', tool: 'card' },
    { ware: 'giftCard', tool: 'alipay' },
    { ware: 'giftCard', tool: 'wechat' },
    { ware: 'phoneCredit', tool: 'alipay' },
  ]
  it.each(purchases)('R-18 buys $ware by $tool', async (purchase) => {
    await buy(customer, { ...purchase, ...facts, mobile })
    await seesPaidOrder(customer, { ...purchase, mobile })
    expect(await customer.problems()).toEqual([])
  })
})
