import { until } from '@tests/fixtures/until'
import type { Page, Request } from 'playwright-core'

/** Asks the server for a page, past the app and past its clock: what the page has sent before is known to the test then. */
const askServer = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await fetch('/sandbox/service')).text()
  })

/**
 * Watches the requests of a page from now on; answers a function that waits until every request is answered and nothing that follows from the
 * answers is sent any more. It does not wait for timers: where they matter, the page's clock is moved first.
 */
export function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let sent = 0
  page.on('request', (request) => {
    open.add(request)
    sent += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    for (let before = -1; before !== sent; ) {
      await askServer(page)
      await until(
        () => open.size === 0,
        () => [...open].map((request) => request.url()).join(),
      )
      before = sent
      // Sends one request itself: any further one is the app's.
      await askServer(page)
      before += 1
    }
  }
}
