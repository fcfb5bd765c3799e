import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { signUpAndHelp, signUpAndOpen, takeRewards } from '@tests/journeys/invitation'
import { olderPlaces } from '@tests/journeys/wallet'
import { pageDriver } from './pageDriver'
import { openSite, type Site, type Visit } from './site'

const INVITER = { mobile: '13800138060', inviterUserId: 160 }

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A new browser. */
async function visitor(): Promise<{ visit: Visit; customer: Driver }> {
  const visit = await site.visit(undefined, { consent: false })
  return { visit, customer: pageDriver(site.sandbox.url, visit, site.sandbox.inbox) }
}

it('R-47 R-113 in browsers a friend signs up by the link and helps; the membership and the packet’s money reach the customer', async () => {
  const friend = await visitor()
  await signUpAndHelp(friend.customer, { mobile: '13912340001', inviterUserId: INVITER.inviterUserId })
  expect(await friend.customer.problems()).toEqual([])
  await friend.visit.close()

  const other = await visitor()
  await signUpAndOpen(other.customer, { mobile: '13912340002', inviterUserId: INVITER.inviterUserId })
  expect(await other.customer.problems()).toEqual([])
  await other.visit.close()

  const inviter = await visitor()
  await arrive(inviter.customer, INVITER.mobile)
  await takeRewards(inviter.customer, { mobile: INVITER.mobile, packetId: 'friend-600', places: olderPlaces })
  expect(await inviter.customer.problems()).toEqual([])
  await inviter.visit.close()
})
