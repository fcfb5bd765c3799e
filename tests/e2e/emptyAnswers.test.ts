import { emptyAnswers, reads } from '@tests/fixtures/reads'
import type { Page } from 'playwright-core'
import { order } from '@/i18n/order'
import { profile } from '@/i18n/profile'
import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

/** Answers every read of the page with an empty result; returns the paths that it answered so far. */
async function emptyReads(page: Page): Promise<Set<string>> {
  const emptied = new Set<string>()
  for (const [path, shape] of reads)
    await page.route(site.sandbox.url + path, (route) => {
      emptied.add(path)
      return route.fulfill({ json: emptyAnswers[shape] })
    })
  return emptied
}

// tests/minihost/emptyAnswers.test.ts opens every screen with empty results.
describe('a customer without data on the server', () => {
  it('R-31 R-68 sees on home that they are signed in, with a balance of zero', async () => {
    visit = await site.visit(undefined, { person: '13800138002' })
    const emptied = await emptyReads(visit.page)
    await visit.page.goto(`${site.sandbox.url}/pages/home/index`)
    await visit.page.locator('.home-header-amount').waitFor()
    expect(await visit.page.locator('.home-header-amount').textContent()).toBe('0.00')
    expect(emptied.size).toBeGreaterThan(2)
    expect(visit.problems).toEqual([])
  })

  it('R-31 sees on “my” amounts of zero and their orders', async () => {
    visit = await site.visit(undefined, { person: '13800138002' })
    const emptied = await emptyReads(visit.page)
    await visit.page.goto(`${site.sandbox.url}/pages/my/index`)
    await visit.page.getByText(profile.nameless).waitFor()
    expect(await visit.page.locator('.assets-number').allTextContents()).toEqual(['0.00', '0', '0'])
    await visit.page.locator('#my-orders-unpaid').click()
    await visit.page.getByText(order.emptyTitle).waitFor()
    expect(emptied.size).toBeGreaterThan(2)
    expect(visit.problems).toEqual([])
  })
})
