import { quietOf } from '@tests/e2e/quiet'
import { openSiteAlone, type Site, type Visit } from '@tests/e2e/site'
import { addressOfSample } from '@tests/fixtures/ids'
import { SLOWDOWN } from '@tests/floor/measuring'
import type { Control } from '@tests/minihost/controlTaps'
import { nameOfSample, type ScreenSample } from '@tests/samples/sample'
import type { CDPSession } from 'playwright-core'
import { controlsOn, middleOf } from './h5Controls'
import { forgetInteractions, interactionsOf, SHORTEST, watchInteractions } from './interactions'
import { tapEach } from './tapEach'
import type { ScreenTaps } from './taps'

/**
 * How long the CPU stays slow after a tap, in milliseconds: the paint that answers it, and the browser's report of it, come within. What the tap
 * loads comes at full speed afterwards.
 */
const UNTIL_PAINT = 600

/** How long a screen that has loaded goes on with what it draws, in milliseconds. */
const UNTIL_STILL = 300

/** A screen that is open, and the session that sets the speed of its CPU. */
interface Opened extends Visit {
  session: CDPSession
  /** Whether the page has asked the system for something, such as a call: Chromium then passes no further touch to it. */
  hasLeft(): boolean
}

/** Taps the built H5 app in Chromium, on a CPU that is slow during the taps. */
export async function openH5Taps() {
  const site = await openSiteAlone()
  return {
    tapped: (sample: ScreenSample): Promise<ScreenTaps> => tapsOf(site, sample),
    close: () => site.close(),
  }
}

/**
 * Opens the screen as on a phone that has not shown it before, and waits until it is complete; not by an idle moment of the page, which Chromium
 * gives some screens never.
 */
async function opened(site: Site, sample: ScreenSample): Promise<Opened> {
  const visit = await site.visit(undefined, { person: sample.person, language: 'zh-CN' })
  const { page, context } = visit
  await watchInteractions(page)
  const quiet = quietOf(page)
  await page.goto(site.sandbox.url + (await addressOfSample(site.sandbox, sample)))
  await page.getByText(sample.text['zh-CN']).filter({ visible: true }).first().waitFor()
  await quiet()
  await page.waitForTimeout(UNTIL_STILL)
  const session = await context.newCDPSession(page)
  let left = false
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    left ||= !url.startsWith('http')
  })
  await session.send('Page.enable')
  return { ...visit, session, hasLeft: () => left }
}

async function tapsOf(site: Site, sample: ScreenSample): Promise<ScreenTaps> {
  let visit = await opened(site, sample)
  const address = visit.page.url()
  try {
    return await tapEach(nameOfSample(sample), {
      controls: () => controlsOn(visit.page),
      isInFront: async () => visit.page.url() === address && !visit.hasLeft(),
      restore: async () => {
        await visit.close()
        visit = await opened(site, sample)
      },
      tap: (control) => answerOf(visit, control),
    })
  } finally {
    await visit.close()
  }
}

/** Taps a control; returns the time until the next paint of the slowest event in milliseconds, or why it is not known. */
async function answerOf({ page, session }: Opened, control: Control): Promise<{ ms: number } | string> {
  const middle = await middleOf(page, control)
  if (!middle) return 'is covered'
  await forgetInteractions(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const quiet = quietOf(page)
  await page.touchscreen.tap(middle.x, middle.y)
  await page.waitForTimeout(UNTIL_PAINT)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await quiet()
  const seen = await interactionsOf(page)
  if (seen.taps === undefined) return 'opens another document'
  if (seen.taps === 0) return 'did not get the tap'
  return { ms: Math.max(SHORTEST, ...seen.events) }
}
