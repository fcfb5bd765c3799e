import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { videoRight } from '@tests/journeys/memberRights'
import { buyLater, claimRight, switchRenewal, useSupplier } from '@tests/journeys/membership'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A browser whose customer has logged in. */
async function signedIn(mobile: string): Promise<{ visit: Visit; customer: Driver }> {
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, mobile)
  return { visit, customer }
}

it('R-79 R-78 a browser buys a membership, leaves, comes back to the unpaid order and finishes it; R-106 opens a supplier area', async () => {
  const { visit, customer } = await signedIn('13800138002')
  await buyLater(customer, { tool: 'alipay', mobile: '13800138002', cardTail: '6102' })
  await useSupplier(customer, 'video-12')
  expect(await customer.problems()).toEqual([])
  await visit.close()
})

it('R-93 a browser stops and restarts the renewal, and R-94 claims a right', async () => {
  const { visit, customer } = await signedIn('13800138010')
  await switchRenewal(customer)
  await claimRight(customer, videoRight)
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
