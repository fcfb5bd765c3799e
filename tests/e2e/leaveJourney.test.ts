import { text } from 'node:stream/consumers'
import { arrive } from '@tests/journeys/buy'
import type { Driver } from '@tests/journeys/driver'
import { closeAccount, isLedOn, signOutOthers, takeOwnData } from '@tests/journeys/leave'
import { userInfo } from '@/contract/session'
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

const codeOf = async (token: string) => (await site.sandbox.call(userInfo, {}, { token })).code

it('R-54 U5 U3 a browser closes an account: the other device is signed out too, and nothing of the customer is left', async () => {
  const mobile = '13950000001'
  const { visit, customer } = await signedIn(mobile)
  const other = await site.sandbox.login(mobile)
  await closeAccount(customer, mobile)
  expect(await codeOf(other)).toBe('300000')
  const kept = await visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toContain('mToken')
  expect(await customer.problems()).toEqual([])
  await visit.close()
})

it('R-54 a browser leads a customer on whose wallet is not empty', async () => {
  const { visit, customer } = await signedIn('13800138004')
  await isLedOn(customer)
  expect(await customer.problems()).toEqual([])
  await visit.close()
})

it('U5 a browser signs out the other devices, and downloads the customer’s own data', async () => {
  const mobile = '13950000002'
  const { visit, customer } = await signedIn(mobile)
  const others = [await site.sandbox.login(mobile), await site.sandbox.login(mobile)]
  await signOutOthers(customer, 2)
  expect(await Promise.all(others.map(codeOf))).toEqual(['300000', '300000'])
  const downloading = visit.page.waitForEvent('download')
  await takeOwnData(customer, 'save')
  const download = await downloading
  const file = JSON.parse(await text(await download.createReadStream()))
  expect([download.suggestedFilename(), file.profile.mobile]).toEqual([
    expect.stringMatching(/^my-data-\d{4}-\d\d-\d\d\.json$/),
    mobile,
  ])
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
