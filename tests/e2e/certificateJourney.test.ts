import { applicant, issueAndResend, orderPaper } from '@tests/journeys/certificate'
import { pageDriver } from './pageDriver'
import { openSite, type Site } from './site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('R-119 R-50 R-87 a certificate from zero to the PDF in the inbox, mailed again to a corrected address; a paper one paid by card', async () => {
  const visit = await site.visit(undefined, { person: applicant })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await issueAndResend(customer, site.sandbox.url)
  await orderPaper(customer)
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
