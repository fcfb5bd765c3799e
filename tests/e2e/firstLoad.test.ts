import { until } from '@tests/fixtures/until'
import type { Page } from 'playwright-core'
import { quietOf } from './quiet'
import { siteForTests } from './site'

const site = siteForTests()
afterEach(() => site.sandbox.clearFaults())

/** Page, styles and scripts until the first content of home: two styles and four scripts; each further one delays it. */
const requestBudget = 7

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

type WithContent = Window & { contentAt?: number }

/** Runs in the browser before the app: notes when home has its first content. */
function noteContent(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.entry-grid-item')) return
    ;(window as WithContent).contentAt = performance.now()
    watch.disconnect()
  })
  watch.observe(document, { subtree: true, childList: true })
}

async function visitHome(): Promise<{ page: Page; asked: Asked[] }> {
  const { page } = await site.visit(undefined, { person: '13800138001' })
  const asked = requestsOf(page)
  await page.addInitScript(noteContent)
  await page.goto(site.sandbox.url)
  await page.locator('.entry-grid-item').first().waitFor()
  return { page, asked }
}

/** By the browser's own clock: the milliseconds from the first content of home to the request of a file, once the file is there. */
async function afterContentBy(page: Page, path: string): Promise<number> {
  const wait = await page.waitForFunction((end) => {
    const file = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(end))
    const { contentAt } = window as WithContent
    return file && contentAt !== undefined && { ms: file.startTime - contentAt }
  }, path)
  const { ms } = (await wait.jsonValue()) as { ms: number }
  return ms
}

const places = (asked: Asked[], paths: string[]) => paths.map((path) => asked.findIndex((one) => one.path === path))

/** The first of these scripts that contains a text. */
async function scriptWith(asked: readonly Asked[], text: string): Promise<string | undefined> {
  for (const { path, kind } of asked)
    if (kind === 'script' && (await (await fetch(site.sandbox.url + path)).text()).includes(text)) return path
  return undefined
}

/** Waits until a script that contains a text is requested. */
async function scriptAsked(asked: readonly Asked[], text: string): Promise<string> {
  let path: string | undefined
  await until(
    async () => {
      path = await scriptWith(asked, text)
      return path !== undefined
    },
    () => text,
  )
  return path ?? ''
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
    const { page, asked } = await visitHome()
    for (const text of Object.values(background)) {
      const path = await scriptAsked(asked, text)
      expect(await afterContentBy(page, path)).toBeGreaterThan(0)
    }
  })

  it('starts what no screen waits for even where home has no content, because its server does not answer', async () => {
    await site.sandbox.fault({ kind: 'stall', path: '/xbt/index', times: 3 })
    const { page } = await site.visit(undefined, { person: '13800138001' })
    const asked = requestsOf(page)
    await page.clock.install()
    await page.goto(site.sandbox.url)
    await page.clock.fastForward(9_000)
    for (const text of Object.values(background)) await scriptAsked(asked, text)
    expect(await page.locator('.entry-grid-item').count()).toBe(0)
  })
})
