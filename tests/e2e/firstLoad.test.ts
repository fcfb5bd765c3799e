import type { Page } from 'playwright-core'
import { until } from '../fixtures/until'
import { quietOf } from './quiet'
import { siteForTests } from './site'

const site = siteForTests()
afterEach(() => site.sandbox.clearFaults())

/** Page, styles and scripts until the first paint of home: three styles and four scripts; each further one delays it. */
const requestBudget = 8

/** What home shows first needs these answers. */
const dataCalls = ['/xbt/index', '/xbt/grid-modules', '/xbt/member-broadcast']

/** Code that no screen waits for: texts that only these scripts have. */
const background = { reports: '/report/token', openPayments: 'neverSeen' }

interface Asked {
  path: string
  kind: string
}

/** Everything a page has requested, in order. */
function requestsOf(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http')) asked.push({ path: pathname, kind: request.resourceType() })
  })
  return asked
}

async function visitHome(): Promise<{ page: Page; asked: Asked[] }> {
  const { page } = await site.visit(undefined, { person: '13800138001' })
  const asked = requestsOf(page)
  await page.goto(site.sandbox.url)
  await page.locator('.home-entry').first().waitFor()
  return { page, asked }
}

const places = (asked: Asked[], paths: string[]) => paths.map((path) => asked.findIndex((one) => one.path === path))

/** Whether one of these scripts contains a text. */
async function has(asked: Asked[], text: string): Promise<boolean> {
  for (const { path, kind } of asked)
    if (kind === 'script' && (await (await fetch(site.sandbox.url + path)).text()).includes(text)) return true
  return false
}

describe('the first load of home', () => {
  it('requests no more than its page, its styles and its scripts before its data', async () => {
    const { asked } = await visitHome()
    const before = asked.slice(0, Math.min(...places(asked, dataCalls)))
    expect(before.filter(({ kind }) => !/^(document|stylesheet|script)$/.test(kind))).toEqual([])
    expect(before.length).toBeLessThanOrEqual(requestBudget)
  })

  it('requests the data once, although it is asked for before the code of home is there', async () => {
    const { page, asked } = await visitHome()
    await quietOf(page)()
    expect(dataCalls.map((path) => asked.filter((one) => one.path === path).length)).toEqual([1, 1, 1])
  })

  it('requests no script that no screen waits for until its content is shown, and all of them then', async () => {
    const { asked } = await visitHome()
    const early = [...asked]
    for (const text of Object.values(background)) expect([text, await has(early, text)]).toEqual([text, false])
    for (const text of Object.values(background))
      await until(
        () => has(asked.slice(early.length), text),
        () => text,
      )
  })

  it('starts what no screen waits for even where home has no content, because its server does not answer', async () => {
    await site.sandbox.fault({ kind: 'stall', path: '/xbt/index', times: 3 })
    const { page } = await site.visit(undefined, { person: '13800138001' })
    const asked = requestsOf(page)
    await page.clock.install()
    await page.goto(site.sandbox.url)
    await page.clock.fastForward(9_000)
    for (const text of Object.values(background))
      await until(
        () => has(asked, text),
        () => text,
      )
    expect(await page.locator('.home-entry').count()).toBe(0)
  })
})
