import { arrive, buy } from '@tests/journeys/buy'
import { earnCoins, exchangeCoins, redeemCode } from '@tests/journeys/coins'
import { pageDriver } from './pageDriver'
import { openSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('R-118 a browser earns coins, exchanges them for a coupon, uses it for an order, and redeems a code', async () => {
  const mobile = '13800138008'
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, mobile)
  await earnCoins(customer, { taskId: 'identity', coins: 80 })
  await exchangeCoins(customer)
  await buy(customer, { ware: 'giftCard', tool: 'alipay', mobile, cardTail: '6108' })
  await customer.waitForText('-¥5.00')
  await redeemCode(customer, 'HB05-R4T8-N6PA')
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
