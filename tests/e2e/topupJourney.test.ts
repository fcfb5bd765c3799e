import { arrive } from '@tests/journeys/buy'
import { topUpClosedNumber, topUpOwnNumber } from '@tests/journeys/topup'
import { pageDriver } from './pageDriver'
import { openSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Each logs in once, since a number gets a code a minute. */
const first = { mobile: '13800138001', cardTail: '6101' } as const
const second = { mobile: '13800138002', cardTail: '6102' } as const

it('R-49 R-78 a browser tops up its customer’s own number and follows it until it has arrived', async () => {
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, first.mobile)
  await topUpOwnNumber(customer, { ...first, tool: 'alipay' })
  expect(await customer.problems()).toEqual([])
  await visit.close()
})

it('R-78 a browser tops up a number that the operator refuses, and sees its money come back', async () => {
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, second.mobile)
  await topUpClosedNumber(customer, { ...second, tool: 'card' })
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
