import { arrive } from '@tests/journeys/buy'
import { olderCoupons as places, takeOne, useAndCancel } from '@tests/journeys/coupons'
import { pageDriver } from './pageDriver'
import { openSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('a browser uses a coupon in an order, cancels the order and has the coupon back; takes another coupon', async () => {
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, '13800138001')
  await useAndCancel(customer, { places, couponId: 'Q1010' })
  await takeOne(customer, { places, offerId: 'mall-30', name: '天天满30减4元' })
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
