import { until } from '@tests/fixtures/until'
import type { Page } from 'playwright-core'
import { shiftsOf, watchShifts } from './layoutShift'
import { quietOf } from './quiet'
import { siteForTests } from './site'

const site = siteForTests()
afterEach(() => site.sandbox.clearFaults())

const person = '13800138001'
const tabs = {
  home: { address: '/', call: '/xbt/index', part: '.entry-grid' },
  mall: { address: '/pages/mall/index', call: '/xbt/shop', part: '.mall-categories' },
} as const
const names = ['home', 'mall'] as const
type Tab = (typeof names)[number]

const bannerOf = (page: Page) => page.locator('.banner-slide').first()
const noteOf = (page: Page) => page.locator('.offline-banner')

/** What the device keeps of the answer to a call. */
const keptOf = (page: Page, call: string) => page.evaluate((key) => localStorage.getItem(key), `last${call}`)

/** Opens a tab, and leaves it once the device keeps what it has shown. */
async function seen(tab: Tab, options: Parameters<typeof site.visit>[1] = { person }) {
  const { page } = await site.visit(tabs[tab].address, options)
  await bannerOf(page).waitFor()
  let kept: string | null = null
  await until(
    async () => {
      kept = await keptOf(page, tabs[tab].call)
      return kept !== null
    },
    () => 'nothing is kept',
  )
  await quietOf(page)()
  return { page, kept: kept ?? '' }
}

describe('what was seen at the last visit', () => {
  it.each(names)('is on the screen before its answers are there, and is replaced by them: %s', async (tab) => {
    const { page } = await seen(tab)
    await site.sandbox.fault({ kind: 'stall', times: 50 })
    await page.reload({ waitUntil: 'commit' })
    await bannerOf(page).waitFor()
    await page.locator(tabs[tab].part).waitFor()
    expect(await noteOf(page).count()).toBe(0)
    await site.sandbox.clearFaults()
    await page.reload()
    await page.locator('.goods-card').first().waitFor()
  })

  it.each(names)('gives way to the answers of this visit without moving anything: %s', async (tab) => {
    const { page } = await seen(tab)
    await watchShifts(page)
    await site.sandbox.fault({ kind: 'delay', ms: 400, times: 50 })
    await page.reload()
    await page.locator('.goods-card').first().waitFor()
    await quietOf(page)()
    const { score, moves } = await shiftsOf(page)
    expect({ moves, isStill: score <= 0.01 }).toEqual({ moves, isStill: true })
  })

  it.each(names)('is there without a network, with its time: %s', async (tab) => {
    const { page } = await seen(tab)
    await page.route(/\/(?:xbt|shop|coupon|tx)\//, (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.reload()
    await page.locator(tabs[tab].part).waitFor()
    await until(
      async () => /\d\d:\d\d/.test((await noteOf(page).textContent()) ?? ''),
      () => 'no time',
    )
    expect(await noteOf(page).textContent()).toMatch(/^网络不可用，以下是 \d\d-\d\d \d\d:\d\d 的内容$/)
    expect(await bannerOf(page).isVisible()).toBe(true)
  })

  it('is there where the server fails, and says so', async () => {
    const { page } = await seen('home')
    await site.sandbox.fault({ kind: 'status', status: 502, path: '/xbt/index', times: 20 })
    await page.reload()
    await noteOf(page).waitFor()
    expect(await noteOf(page).textContent()).toMatch(/^加载失败，以下是 \d\d-\d\d \d\d:\d\d 的内容$/)
  })

  it.each(['standard', 'large', 'largest'] as const)('has its line whole in English, in the size %s', async (size) => {
    const { page } = await seen('home', { person, language: 'en' })
    await page.evaluate((data) => localStorage.setItem('textSize', JSON.stringify({ data })), size)
    await site.sandbox.fault({ kind: 'status', status: 502, path: '/xbt/index', times: 20 })
    await page.reload()
    await noteOf(page).waitFor()
    const { text, line, isCut } = await noteOf(page).evaluate((note) => {
      const [line, text] = [note.querySelector('[role=status]'), note.querySelector('[role=status] > :last-child')]
      if (!line || !text) throw new Error('the line has other parts')
      const rect = (element: Element) => {
        const { top, bottom, right } = element.getBoundingClientRect()
        return { top, bottom, right }
      }
      const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1
      return { text: rect(text), line: rect(line), isCut }
    })
    // Browsers round the places of lines to parts of a pixel.
    const isInside = text.top >= line.top - 1 && text.bottom <= line.bottom + 1 && text.right <= line.right
    expect({ text, line, isInside, isCut }).toEqual({ text, line, isInside: true, isCut: false })
  })

  it('has nothing of the customer: no amount, no name, no membership', async () => {
    const { kept } = await seen('home')
    expect(Object.keys(JSON.parse(kept).data.fields)).toEqual(['banners'])
    expect(kept).not.toMatch(/xbtInfo|subsidy|nickName|isVip|member"/i)
  })

  it('is not shown in the other language or theme', async () => {
    const { page } = await seen('home')
    for (const [key, value] of [
      ['language', 'en'],
      ['type', 'xyfApp'],
    ] as const) {
      await site.sandbox.fault({ kind: 'stall', times: 50 })
      const before = await page.evaluate((name) => localStorage.getItem(name), key)
      await page.evaluate(([name, data]) => localStorage.setItem(name, JSON.stringify({ data })), [key, value] as const)
      await page.reload({ waitUntil: 'commit' })
      await page.locator('.screen [aria-busy=true]').waitFor()
      expect(await bannerOf(page).count()).toBe(0)
      await page.evaluate(
        ([name, data]) => (data === null ? localStorage.removeItem(name) : localStorage.setItem(name, data)),
        [key, before] as const,
      )
    }
  })
})

describe('the picture of the banner of the last visit', () => {
  it.each(names)('is in the first frame before any answer: %s', async (tab) => {
    const { page } = await seen(tab)
    await site.sandbox.fault({ kind: 'stall', times: 50 })
    await page.route(/\/js\//, () => undefined)
    const picture = page.waitForRequest((request) => request.url().includes('/pictures/banner/'))
    await page.goto(site.sandbox.url + tabs[tab].address, { waitUntil: 'commit' })
    expect((await picture).resourceType()).toBe('image')
  })
})
