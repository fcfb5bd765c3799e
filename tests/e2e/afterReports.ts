import type { Page } from 'playwright-core'
import { quietOf } from './quiet'

/**
 * Moves a page's installed clock past the moment at which collected reports are sent. In steps, since the reporter's code and its token
 * come over the real network between its timers.
 */
export async function afterReports(page: Page): Promise<void> {
  const quiet = quietOf(page)
  for (let step = 0; step < 5; step++) {
    await page.clock.runFor(3_000)
    await quiet()
  }
}
