import type { Driver } from '@tests/journeys/driver'
import { finishCard, photographFront, picturesOf } from '@tests/journeys/identity'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

const mobile = '13800138030'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A browser of its own, in which the customer has logged in. */
async function device(): Promise<{ visit: Visit; customer: Driver }> {
  const visit = await site.visit(undefined, { person: mobile })
  return { visit, customer: pageDriver(site.sandbox.url, visit, site.sandbox.inbox) }
}

it('R-112 R-33 a customer begins to verify themselves in one browser, and goes on in another where they stopped', async () => {
  const pictures = await picturesOf(site.sandbox.url, mobile)
  const first = await device()
  await photographFront(first.customer, pictures)
  expect(await first.customer.problems()).toEqual([])
  await first.visit.close()

  const second = await device()
  await finishCard(second.customer, pictures)
  expect(await second.customer.problems()).toEqual([])
  await second.visit.close()
})
