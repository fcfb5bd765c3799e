import { idle } from '@tests/e2e/quiet'
import type { Visit } from '@tests/e2e/site'
import { emptyAnswers, reads } from '@tests/fixtures/reads'
import type { Page } from 'playwright-core'
import type { State } from '../../../sandbox/devtools/screens/screenPicture'

/** How the server answers the reads of a page. */
type Answers = 'none' | 'malformed' | 'offline' | Found

/** What the reads of a page find in the end: nothing, or what the server really has. */
type Found = 'empty' | 'real'

/** The states of a screen that differ from its content, in the order they are reached. */
type OtherState = Exclude<State, 'content' | 'largest'>

const markOf: Record<OtherState, string> = {
  loading: '.skeleton',
  failed: '.failed-state',
  offline: '.offline-banner',
  empty: '.empty-state:not(.failed-state *)',
}

const seen = (page: Page, state: OtherState) => page.locator(markOf[state]).filter({ visible: true }).first()

const shapeOf = (url: URL) => reads.get(url.pathname)

/** Whether a call reads what a page shows. */
export const isRead = (url: URL): boolean => shapeOf(url) !== undefined

/**
 * Opens a screen and leads it through its states in one load: its reads wait, fail, fail again without a network, and are answered once the
 * network is back, which the screen notices by itself.
 * @param found what the reads find then
 * @param take takes a picture of the state that is reached
 * @returns the states that were reached
 */
export async function takeStates(
  { page, context }: Visit,
  address: string,
  found: Found,
  take: (state: OtherState) => Promise<void>,
): Promise<OtherState[]> {
  let answers: Answers = 'none'
  const waiting: (() => void)[] = []
  const reached: OtherState[] = []
  await page.route(isRead, async (route) => {
    if (answers === 'none') await new Promise<void>((resolve) => waiting.push(resolve))
    const shape = shapeOf(new URL(route.request().url()))
    if (answers === 'offline') return route.abort('internetdisconnected')
    if (answers === 'real') return route.continue()
    if (answers === 'empty' && shape) return route.fulfill({ json: emptyAnswers[shape] })
    return route.fulfill({ contentType: 'text/html', body: '<html></html>' })
  })
  const reach = async (state: OtherState) => {
    await seen(page, state).waitFor()
    await take(state)
    reached.push(state)
  }
  try {
    await page.goto(address)
    await reach('loading')
    answers = 'malformed'
    for (const go of waiting) go()
    await reach('failed')
    // An answer that arrives after the network was lost counts as a sign that it is back.
    await idle(page)
    answers = 'offline'
    await context.setOffline(true)
    await reach('offline')
    answers = found
    await context.setOffline(false)
    await page.waitForFunction(isLoaded, [markOf.failed, markOf.loading])
    if (await seen(page, 'empty').isVisible()) await reach('empty')
  } finally {
    answers = 'empty'
    for (const go of waiting) go()
    await context.setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
  return reached
}

/** Runs in the browser: whether none of these is visible. Asked about one after the other, a failure that is shown again could be missed. */
const isLoaded = (marks: string[]): boolean =>
  ![...document.querySelectorAll(marks.join())].some((element) => element.checkVisibility())
