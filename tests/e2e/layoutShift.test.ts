import { addressOfSample } from '@tests/fixtures/ids'
import { until } from '@tests/fixtures/until'
import { screens } from '@tests/screens'
import type { Page } from 'playwright-core'
import { shiftsOf, watchShifts } from './layoutShift'
import { siteForTests } from './site'

const site = siteForTests()

/** The most that may move, as Chromium scores it; a row that moves by its height scores several times as much. */
const allowed = 0.01

/** How long a screen requests nothing once its late parts are shown, in milliseconds. */
const quiet = 700

/** Screens of the way to a paid order, with a sample of each. */
const watched = [
  'pages/home/index',
  'pages/mall/index',
  'subPackages/pdp/index',
  'subPackages/order/confirm',
  'subPackages/xyfApp/h5-pay/index',
]

/** Waits until every request of a page is answered and it sends no other, so that modules and pictures that come late are there too. */
async function settled(page: Page, requests: { open: number; last: number }): Promise<void> {
  const isQuiet = () => requests.open === 0 && Date.now() - requests.last > quiet
  await until(isQuiet, () => `${page.url()} to be quiet, with ${requests.open} requests open`)
}

/** Counts the requests of a page from its beginning. */
function countRequests(page: Page): { open: number; last: number } {
  const requests = { open: 0, last: Date.now() }
  const count = (change: number) => () => Object.assign(requests, { open: requests.open + change, last: Date.now() })
  page.on('request', count(1)).on('requestfinished', count(-1)).on('requestfailed', count(-1))
  return requests
}

afterEach(() => site.sandbox.clearFaults())

describe.each(watched)('%s', (path) => {
  it.each([
    ['answers at once', undefined],
    ['answers late, one after another', 400],
  ])('moves nothing while its server %s', async (_, ms) => {
    const sample = screens.find((one) => one.path === path)
    if (!sample) throw new Error(`tests/screens.ts has no sample of ${path}`)
    const address = await addressOfSample(site.sandbox, sample)
    const { page } = await site.visit(undefined, { person: sample.person ?? '13800138001' })
    await watchShifts(page)
    const requests = countRequests(page)
    // Longer for each further call, so that the parts of the screen arrive one by one.
    for (let turn = 1; ms && turn <= 6; turn++) await site.sandbox.fault({ kind: 'delay', ms: ms * turn })
    await page.goto(site.sandbox.url + address)
    await page.getByText(sample.text['zh-CN']).first().waitFor()
    await settled(page, requests)
    const { score, moves } = await shiftsOf(page)
    expect(score > allowed ? moves : []).toEqual([])
  })
})

describe('the search for layout shifts', () => {
  it('finds content that is inserted above what is there, and names what moved', async () => {
    const { page } = await site.visit(undefined)
    await watchShifts(page)
    await page.goto(`${site.sandbox.url}/sandbox`)
    await page.evaluate(async () => {
      const text = Object.assign(document.createElement('p'), { className: 'moved', textContent: 'text' })
      text.style.height = '300px'
      document.body.prepend(text)
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)))
      const late = document.createElement('div')
      late.style.height = '60px'
      document.body.prepend(late)
    })
    await page.waitForTimeout(200)
    const { score, moves } = await shiftsOf(page)
    expect(score).toBeGreaterThan(allowed)
    expect(moves.join()).toContain('p.moved')
  })

  it('finds nothing on a page that stays as it is', async () => {
    const { page } = await site.visit(undefined)
    await watchShifts(page)
    await page.goto(`${site.sandbox.url}/sandbox`)
    await page.waitForTimeout(200)
    expect(await shiftsOf(page)).toEqual({ score: 0, moves: [] })
  })
})
