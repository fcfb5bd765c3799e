import { until } from '@tests/fixtures/until'
import type { Page, Request } from 'playwright-core'

/** Asks the server for a page, past the app and past its clock: what the page has sent before is known to the test then. */
const askServer = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await fetch('/sandbox/service')).text()
  })

/** The requests of a page since a moment: those that are not answered, and how many were sent. */
interface Count {
  open: Set<Request>
  sent: number
}

const counts = new WeakMap<Page, Count>()

/** Counts the requests of a page from now on; `site.visit` calls it for every tab. */
export function countRequests(page: Page): void {
  counts.set(page, countOf(page))
}

function countOf(page: Page): Count {
  const count: Count = { open: new Set(), sent: 0 }
  page.on('request', (request) => {
    count.open.add(request)
    count.sent += 1
  })
  page.on('requestfinished', (request) => count.open.delete(request))
  page.on('requestfailed', (request) => count.open.delete(request))
  return count
}

const answered = ({ open }: Count): Promise<unknown> =>
  until(
    () => open.size === 0,
    () => [...open].map((request) => request.url()).join(),
  )

/**
 * Waits until every request of a tab is answered and a fifth of a second, and an idle moment of the page after it, have brought no further one. The
 * `networkidle` of Playwright is that of the document: on a slow machine it comes before the app has started, whose scripts run after the first
 * paint (`config/firstFrame`).
 */
export async function idle(page: Page): Promise<void> {
  const count = counts.get(page)
  if (!count) throw new Error('the tab is not opened by site.visit')
  for (let before = -1; before !== count.sent; ) {
    await answered(count)
    before = count.sent
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done), 200)))
    await answered(count)
  }
}

/**
 * Watches the requests of a page from now on; answers a function that waits until every request is answered and nothing that follows from the
 * answers is sent any more. It does not wait for timers: where they matter, the page's clock is moved first.
 */
export function quietOf(page: Page): () => Promise<void> {
  const count = countOf(page)
  return async () => {
    for (let before = -1; before !== count.sent; ) {
      await askServer(page)
      await answered(count)
      before = count.sent
      // Sends one request itself: any further one is the app's.
      await askServer(page)
      before += 1
    }
  }
}
