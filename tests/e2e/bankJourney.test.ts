import { bindByNumber, bindWithOneTap, removeDefault } from '@tests/journeys/bank'
import { arrive } from '@tests/journeys/buy'
import { pageDriver } from './pageDriver'
import { openSite, type Site } from './site'

const mobile = '13800138004'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('a browser binds a card by the code of its bank, chooses it, removes it, and binds one with one tap', async () => {
  const visit = await site.visit(undefined, { consent: false })
  const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
  await arrive(customer, mobile)
  await bindByNumber(customer, { mobile, tail: '8642' })
  await removeDefault(customer, { tail: '8642', next: '6104' })
  await bindWithOneTap(customer, { mobile, answer: 'decline' })
  await bindWithOneTap(customer, { mobile, answer: 'approve' })
  expect(await customer.problems()).toEqual([])
  await visit.close()
})
