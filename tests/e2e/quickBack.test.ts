import { siteForTests, type Visit } from './site'

const site = siteForTests()
let visit: Visit

const mall = '/pages/mall/index'
const product = '/subPackages/pdp/index'

/**
 * Runs in the browser at each frame: whether this page, and no other, has been visible for so many frames, without anything that slides. A page
 * is alone for a moment also before the router begins to slide.
 */
function isAlone({ path, frames }: { path: string; frames: number }): boolean {
  const isSeen = (page: Element) => page.getClientRects().length > 0 && page.getBoundingClientRect().left === 0
  const pages = [...document.querySelectorAll('.taro_page')]
  const seen = pages.filter(isSeen)
  const slides = pages.some((page) => page.getAnimations().length > 0)
  const alone = !slides && seen.length === 1 && seen[0]?.id.startsWith(`${path}?`) === true
  const counted = window as Window & { framesAlone?: number }
  counted.framesAlone = alone ? (counted.framesAlone ?? 0) + 1 : 0
  if (counted.framesAlone < frames) return false
  counted.framesAlone = 0
  return true
}

/** Runs in the browser: taps, and goes Back the given number of times, starting the given number of milliseconds after the address has changed. */
function tapAndBack({ selector, wait, times }: { selector: string; wait: number; times: number }): Promise<void> {
  const from = window.location.pathname
  const isSeen = (node: Element) => node.getClientRects().length > 0
  const target = [...document.querySelectorAll<HTMLElement>(selector)].find(isSeen)
  target?.click()
  const back = (left: number, done: () => void) => {
    if (left === 0) return done()
    window.history.back()
    setTimeout(() => back(left - 1, done), 60)
  }
  return new Promise((resolve) => {
    const look = () => {
      if (window.location.pathname === from) window.requestAnimationFrame(look)
      else setTimeout(() => back(times, resolve), wait)
    }
    look()
  })
}

/** Waits until only this page is visible, nothing slides, and the address is its own. */
async function at(path: string): Promise<void> {
  // More frames than the router takes to hide a page that another one has covered.
  await visit.page.waitForFunction(isAlone, { path, frames: 24 })
  expect(new URL(visit.page.url()).pathname).toBe(path)
}

describe('Back before a page has finished sliding', () => {
  it.each([
    ['at once', 0],
    ['in the middle of it', 200],
    ['at its end', 330],
  ])('%s: the tab below is on the screen, not a blank screen', async (_name, wait) => {
    visit = await site.visit(mall)
    await visit.page.locator('.goods-card').first().waitFor()
    await visit.page.evaluate(tapAndBack, { selector: '.goods-card', wait, times: 1 })
    await at(mall)
    await visit.page.locator('.taro_page').nth(1).waitFor({ state: 'detached' })
  })

  it.each([
    ['once', 1, product],
    ['twice', 2, mall],
  ])('%s, from a page over a page', async (_name, times, path) => {
    visit = await site.visit(mall)
    await visit.page.locator('.goods-card').first().click()
    await at(product)
    await visit.page.evaluate(tapAndBack, { selector: '.product-brand', wait: 0, times })
    await at(path)
  })
})

/** Runs in the browser: goes Back, and during the slide taps the button of the page that is leaving. */
function backAndTap(): Promise<void> {
  window.history.back()
  const tap = () => [...document.querySelectorAll<HTMLElement>('.empty-state .button')].at(-1)?.click()
  return new Promise((resolve) =>
    setTimeout(() => {
      tap()
      resolve()
    }, 80),
  )
}

it('the way to a tab, tapped while a Back slides, leads to that tab', async () => {
  visit = await site.visit('/pages/my/index', { person: '13800138005' })
  await visit.page.locator('.my-orders-state').first().click()
  await at('/subPackages/xyfApp/order/order-list')
  await visit.page.locator('.empty-state .button').filter({ visible: true }).waitFor()
  await visit.page.evaluate(backAndTap)
  await at(mall)
  await visit.page.locator('.goods-card').filter({ visible: true }).first().waitFor()
})
