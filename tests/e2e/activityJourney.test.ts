import { spendReward } from '@tests/journeys/activity'
import { arrive } from '@tests/journeys/buy'
import { pageDriver } from './pageDriver'
import { openSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('a browser takes part in an activity, takes its coupon, and pays for an order with it', async () => {
  const mobile = '13800138007'
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, mobile)
  await spendReward(customer, { ware: 'giftCard', tool: 'alipay', mobile, cardTail: '6107' })
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
