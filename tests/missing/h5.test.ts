import { openSite, type Site, type Visit } from '@tests/e2e/site'
import { addressOfSample } from '@tests/fixtures/ids'
import { byCustomer } from '@tests/minihost/keptApps'
import type { ScreenSample } from '@tests/samples/sample'
import { screens } from '@tests/screens'
import { nameOf, senders, shownText } from './shown'

let site: Site
let visit: Visit | undefined
let owner: string | undefined
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await visit?.close()
  await site.close()
})

async function windowOf(person: string | undefined): Promise<Visit> {
  if (visit && owner === person && !visit.page.isClosed()) return visit
  await visit?.close()
  owner = person
  visit = await site.visit(undefined, { person })
  return visit
}

it.each(byCustomer(screens).map((sample): [string, ScreenSample] => [nameOf(sample), sample]))(
  'R-31 a server without the calls of ours, on H5: a screen shows its content, or says that nothing is there: %s',
  async (_name, sample) => {
    const { page, problems } = await windowOf(sample.person)
    const before = problems.length
    await page.goto(site.sandbox.url + (await addressOfSample(site.sandbox, sample)))
    await page.getByText(shownText(sample)).filter({ visible: true }).first().waitFor()
    const wrong = page.locator(['.failed-state', ...senders].join()).filter({ visible: true })
    expect(await wrong.count()).toBe(0)
    expect(problems.slice(before)).toEqual([])
  },
)
