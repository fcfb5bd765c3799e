import { arrive, buy } from '@tests/journeys/buy'
import { personalIn } from '@tests/report/personalIn'
import type { Page } from 'playwright-core'
import { eventIds } from '@/contract/report'
import { afterReports } from './afterReports'
import { pageDriver } from './pageDriver'
import { siteForTests, type Visit, type VisitOptions } from './site'

const site = siteForTests()
let visit: Visit
/** Bodies of reports that the browser sent. */
let bodies: string[]

beforeEach(async () => {
  await site.sandbox.reset()
})

interface Arrived {
  eventId: string
  pageId: string
  item: { errorMessage: string; stayTime?: number }
}

async function open(address: string | undefined, options: VisitOptions): Promise<Page> {
  bodies = []
  visit = await site.visit(undefined, options)
  visit.page.on('request', (request) => {
    if (/\/report\b/.test(new URL(request.url()).pathname)) bodies.push(request.postData() ?? '')
  })
  if (address !== undefined) await visit.page.goto(site.sandbox.url + address)
  return visit.page
}

const arrived = async (): Promise<Arrived[]> => {
  const { events } = (await (await fetch(`${site.sandbox.url}/sandbox/events.json`)).json()) as {
    events: { body: Arrived }[]
  }
  return events.map(({ body }) => body)
}

/** Waits until one of the events matches. */
async function arrivedWith(fits: (event: Arrived) => boolean): Promise<Arrived[]> {
  for (let turn = 0; turn < 100; turn++) {
    const events = await arrived()
    if (events.some(fits)) return events
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the event did not arrive; what came: ${JSON.stringify((await arrived()).map((one) => one.eventId))}`)
}

const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('reportQueue'))

describe('a browser', () => {
  it('S6 R-130 the way from home to a paid order is reported as a funnel, and no body identifies the customer', async () => {
    await open(undefined, { theme: 'xbt_h5', consent: false })
    const customer = pageDriver(site.sandbox.url, visit, site.sandbox.inbox)
    const mobile = '13800138001'
    await arrive(customer, mobile)
    await buy(customer, { ware: 'phoneCredit', tool: 'alipay', mobile, cardTail: '6101' })
    await arrivedWith(({ eventId }) => eventId === eventIds.paySuccess)
    const token = await visit.page.evaluate(() => window.localStorage.getItem('mToken'))
    const { problems } = visit
    const watcher = await visit.context.newPage()
    watcher.on('console', (message) => problems.push(message.text()))
    await watcher.goto(`${site.sandbox.url}/sandbox/events?lang=en`)
    const rows = await watcher.locator('.funnel').first().locator('li').allTextContents()
    expect(rows.map((row) => row.replace(/\s+/g, ''))).toEqual([
      expect.stringMatching(/^Home1\(\d+\)$/),
      expect.stringMatching(/^Product1\(\d+\)$/),
      expect.stringMatching(/^Order1\(\d+\)$/),
      expect.stringMatching(/^Paid1\(\d+\)$/),
    ])
    expect(bodies.length).toBeGreaterThan(10)
    expect(bodies.flatMap(personalIn)).toEqual([])
    expect(bodies.join()).not.toContain((JSON.parse(token ?? '{}') as { data: string }).data)
    expect(problems).toEqual([])
  })

  it('R-134 reports errors with their stacks, resources, rejections and console errors, and pages that loaded', async () => {
    const page = await open('/pages/home/index', { theme: 'xbt_h5' })
    await page.locator('.entry-grid-item').first().waitFor()
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken 13800138002')
      })
      void Promise.reject(new Error('lost'))
      console.error('said')
      document.body.append(Object.assign(document.createElement('img'), { src: '/missing.png?token=abc' }))
    })
    const events = await arrivedWith(({ item }) => item.errorMessage.includes('img did not load'))
    const told = (id: string) => events.filter(({ eventId }) => eventId === id).map(({ item }) => item.errorMessage)
    expect(told(eventIds.load)).toHaveLength(1)
    expect(told(eventIds.error)).toEqual([
      expect.stringContaining('/missing.png?token=***'),
      expect.stringMatching(/^Error: broken 138 \*\*\*\* 8002\n\s+at /),
    ])
    expect(told(eventIds.unhandledRejection)).toEqual([expect.stringMatching(/^Error: lost\n\s+at /)])
    expect(told(eventIds.consoleError)).toEqual(['said'])
  })

  it('N4 an error 10 000 times is reported ten times', async () => {
    const page = await open('/pages/home/index', { theme: 'xbt_h5' })
    await page.locator('.entry-grid-item').first().waitFor()
    await page.clock.install()
    await page.evaluate(() => {
      for (let turn = 0; turn < 10_000; turn++) console.error(`row ${turn} is gone`)
    })
    await arrivedWith(({ item }) => item.errorMessage === 'row 9 is gone')
    await afterReports(page)
    const events = await arrived()
    expect(events.filter(({ eventId }) => eventId === eventIds.consoleError)).toHaveLength(10)
  })

  it('leaving a page reports how long it was viewed, even when the tab is closed', async () => {
    const page = await open('/pages/home/index', { theme: 'xbt_h5' })
    await arrivedWith(({ eventId }) => eventId === eventIds.pageView)
    await page.goto('about:blank')
    const events = await arrivedWith(({ eventId }) => eventId === eventIds.pageLeave)
    const left = events.find(({ eventId }) => eventId === eventIds.pageLeave)
    expect(left).toMatchObject({ pageId: 'pages/home/index', item: { stayTime: expect.any(Number) } })
  })

  it('U7 nothing is reported about a visitor who refuses, whatever they do', async () => {
    const page = await open('/pages/home/index', { theme: 'xbt_h5', consent: false })
    await page.locator('#privacy-refuse').click()
    await page.locator('.entry-grid-item').first().waitFor()
    await page.evaluate(() => console.error('said'))
    await page.clock.install()
    await page.goto(`${site.sandbox.url}/pages/mall/index`)
    await page.locator('#privacy-refuse').click()
    await page.locator('.search-box').click()
    await afterReports(page)
    expect(bodies).toEqual([])
    expect(await stored(page)).toBeNull()
    expect(await arrived()).toEqual([])
  })
})
