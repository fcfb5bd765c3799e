import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { olderPlaces, readRecords, readReturned, takeBonus, withdrawAndFollow } from '@tests/journeys/wallet'
import { wallet } from '@/i18n/wallet'
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

it('R-117 a browser withdraws with a code and follows it until it is paid; R-110 reads all withdrawals; takes the cash of a task', async () => {
  const { visit, customer } = await signedIn('13800138004')
  await withdrawAndFollow(customer, { mobile: '13800138004', places: olderPlaces })
  await readRecords(customer, { places: olderPlaces, rows: 10 })
  await takeBonus(customer, { places: olderPlaces, taskId: 'payout-account' })
  // A payout of WeChat is confirmed in WeChat alone.
  await customer.open(`/${olderPlaces.result}?withdrawId=W2025010110400000000021`)
  await customer.waitForText(wallet.confirmInWeChat)
  expect(await customer.problems()).toEqual([])
  await visit.close()
})

it('R-117 a browser reads why a withdrawal came back', async () => {
  const { visit, customer } = await signedIn('13800138002')
  await readReturned(customer, { places: olderPlaces, withdrawId: 'W2025010110200000000002' })
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
