import type { Page } from 'playwright-core'

/** Events of less than so many milliseconds, until the next paint, are not reported by the browser. */
export const SHORTEST = 16

interface Interactions {
  /** How many taps have ended since they were counted, also those of which nothing is reported; a new document does not count yet. */
  taps?: number
  /** Of each event of an interaction, the time until the next paint in milliseconds. */
  events: number[]
}

type Scope = Window & { interactions?: Interactions }

/** Collects the events of a page's interactions from its beginning; call it before an address is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const seen: Interactions = { events: [] }
    ;(window as Scope).interactions = seen
    window.addEventListener('pointerup', () => (seen.taps = (seen.taps ?? 0) + 1), { capture: true, passive: true })
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.events.push(duration)
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit)
  }, SHORTEST)
}

/** Forgets what was seen, so that the next tap is the only one. */
export const forgetInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign((window as Scope).interactions ?? {}, { taps: 0 })
    ;(window as Scope).interactions?.events.splice(0)
  })

/** What was seen since then. */
export const interactionsOf = (page: Page): Promise<Interactions> =>
  page.evaluate(() => (window as Scope).interactions ?? { events: [] })
