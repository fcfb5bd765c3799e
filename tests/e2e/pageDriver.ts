import { buffer } from 'node:stream/consumers'
import type { Driver, Target } from '@tests/journeys/driver'
import type { Locator, Page } from 'playwright-core'
import { routeAt } from '@/routes'
import { atProvider } from './cashierWay'
import type { Visit } from './site'

/** A tab, or the frame of an app in a tab. */
type Hands = Pick<Visit, 'problems'> & {
  page: Pick<Page, 'goto' | 'locator' | 'getByText' | 'waitForURL'> &
    Partial<Pick<Page, 'waitForEvent' | 'context' | 'evaluate'>>
}

/** A customer in a browser. `address` of a start may carry a query of its own. */
export function pageDriver(url: string, { page, problems }: Hands, inbox: Driver['inbox']): Driver {
  const tap = async (target: Target, nth = 0) => (await onScreen(page, target, nth)).click()
  return {
    language: 'zh-CN',
    offersOneTap: false,
    open: async (address) => void (await page.goto(url + address)),
    tap,
    input: async (target, text) => (await onScreen(page, target)).locator('input, textarea').first().fill(text),
    givePhoto: async (button, buffer) => {
      const [chooser] = await Promise.all([page.waitForEvent?.('filechooser'), tap(button)])
      await chooser?.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
    },
    openPdf: async (button) => {
      await tap(button)
      const [download] = await Promise.all([page.waitForEvent?.('download'), tap('#document-save')])
      if (!download) throw new Error('nothing was downloaded')
      // The browser may run elsewhere, so that its own copy is out of reach.
      return buffer(await download.createReadStream())
    },
    pick: async (picker, places) => {
      for (const [column, place] of places.entries()) {
        const select = page.locator(`${picker} select`).nth(column)
        // The options of a column are there once the column before it is chosen; the first one is the placeholder.
        await select
          .locator('option')
          .nth(place + 1)
          .waitFor({ state: 'attached' })
        await select.selectOption({ index: place + 1 })
      }
    },
    tapTab: (place) => page.locator('.weui-tabbar__item').nth(place).click(),
    waitForText: (text) => seen(page.getByText(text)),
    waitForRoute: async (path) => {
      await page.waitForURL(({ pathname }) => routeAt(pathname)?.path.startsWith(path) === true, {
        waitUntil: 'commit',
      })
      // The page before it stays visible until the new one has finished sliding.
      await page.locator('.taro_page:not(.taro_page_shade)').nth(1).waitFor({ state: 'detached' })
    },
    text: async (target) => (await (await onScreen(page, target)).textContent()) ?? '',
    payAtProvider: async (button) => {
      await tap(button)
      await atProvider(page)
      await page.locator('button[value=approve]').click()
    },
    decideAtBank: async (button, { answer }) => {
      await tap(button)
      await page.waitForURL(/\/sandbox\/bank\/sign/)
      await page.locator(`button[value=${answer}]`).click()
    },
    share: async (button) => {
      await page.context?.().grantPermissions(['clipboard-read', 'clipboard-write'])
      await tap(button)
      // A browser copies the link, and says so.
      await seen(page.locator('.app-toast'))
      const copied = await page.evaluate?.(() => window.navigator.clipboard.readText())
      return String(copied).replace(url, '')
    },
    inbox,
    problems: async () => problems,
  }
}

const seen = (locator: Locator) => locator.filter({ visible: true }).first().waitFor()

/** Screens below the current one stay in the document and are hidden. */
function candidates(page: Hands['page'], target: Target, exact = false): Locator {
  const all = typeof target === 'string' ? page.locator(target) : page.getByText(target.text, { exact })
  return all.filter({ visible: true })
}

/** The first matching node, once there is one, or the one at index `nth`; among texts, one that is exactly the given text where there is one. */
export async function onScreen(page: Hands['page'], target: Target, nth = 0): Promise<Locator> {
  await candidates(page, target).nth(nth).waitFor()
  const exact = candidates(page, target, true).nth(nth)
  return (await exact.count()) > 0 ? exact : candidates(page, target).nth(nth)
}
