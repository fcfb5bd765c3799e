import { browserStage } from '@tests/e2e/browserStage'
import { hostsForTests } from '@tests/e2e/framesForTests'
import { hostsPageIn, hostsWindow } from '@tests/e2e/hostsPageSteps'
import { siteForTestsAt } from '@tests/e2e/site'
import { pictureMoment } from '@tests/e2e/takePicture'
import type { Page } from 'playwright-core'
import { hostsSteps } from './hostsSteps'
import { momentsForTests } from './moments'
import { tabSteps } from './tabSteps'

const show = momentsForTests()

/** Tall enough for the bar and the phones, so that nothing is scrolled. */
const playWindow = { ...hostsWindow, height: 1400 }
const wideWindow = { width: 1600, height: 1240 }

describe('the first ten minutes: a browser', () => {
  const stage = browserStage(siteForTestsAt(pictureMoment))
  it.each(tabSteps)('$picture', ({ picture, person, play }) =>
    play(stage, person, ({ visit: { page } }) =>
      show(picture, { still: [page], read: [page.locator('body')], picture: page }),
    ),
  )
})

describe('the first ten minutes: the page of the hosts', () => {
  const site = hostsForTests()
  let page: Page
  beforeEach(async () => {
    page = await (await site.newContext({ viewport: playWindow, locale: 'zh-CN' })).newPage()
  })
  afterEach(() => page.context().close())

  it('shows purchases, a cancelled one, its calls, a lost network and an identity', async () => {
    const shown = hostsPageIn(page, site.sandbox.url)
    await shown.open()
    for (const { picture, play, isWide } of hostsSteps) {
      const moment = await play(shown)
      if (isWide) await page.setViewportSize(wideWindow)
      await page.evaluate(() => window.scrollTo(0, 0))
      await show(picture, { still: [page], ...moment })
      if (isWide) await page.setViewportSize(playWindow)
    }
  })
})
