import type { Happening } from '@/report/events'
import type * as Reports from '@/report/report'
import { connectReports, type EventSink, onConsent, openSink, report, setPage } from '@/report/report'
import { connectFake, portsOf } from './fakeReports'

const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const sinkOf = (taken: Happening[]): EventSink => ({
  take: (one) => void taken.push(one),
  clear: () => void taken.splice(0),
})

/** The reports of an app that has just started. */
async function newReports(): Promise<typeof Reports> {
  let fresh: typeof Reports | undefined
  await jest.isolateModulesAsync(async () => {
    fresh = await import('@/report/report')
  })
  if (!fresh) throw new Error('the module was not loaded')
  return fresh
}

describe('before the reporter is there', () => {
  it('events wait for it, at most 30, each with the page it happened on', async () => {
    const { connectReports, openSink, report, reportClick, setPage } = await newReports()
    report('pageView', {})
    const taken: Happening[] = []
    openSink(() => sinkOf(taken))
    expect(taken).toEqual([])

    connectReports(portsOf(connectFake()))
    setPage({ id: 'pages/home/index', title: '首页', url: '/pages/home/index' })
    reportClick('home', 'entry')
    setPage({ id: 'subPackages/pdp/index', title: '商品详情', url: '/subPackages/pdp/index?goodsId=1' })
    for (let turn = 0; turn < 40; turn++) reportClick('product', 'buy', '1')
    openSink(() => sinkOf(taken))
    expect(taken).toHaveLength(30)
    expect(taken[0]).toMatchObject({ event: 'click', page: { id: 'pages/home/index' }, detail: { module: 'home' } })
    expect(taken[1]).toMatchObject({
      page: { id: 'subPackages/pdp/index', referer: '/pages/home/index' },
      detail: { module: 'product', element: 'buy', productId: '1' },
    })
  })
})

describe('with it', () => {
  it('R-133 a report never throws, whatever breaks below it', () => {
    connectFake()
    openSink(() => ({
      take: () => {
        throw new Error('full')
      },
      clear: () => undefined,
    }))
    expect(() => report('pageView', {})).not.toThrow()
    expect(warned).toHaveBeenCalledTimes(1)
  })

  it('U7 what waits for the reporter is forgotten with the consent', async () => {
    const fresh = await newReports()
    const state = connectFake()
    fresh.connectReports(portsOf(state))
    fresh.report('pageView', {})
    state.isAllowed = false
    fresh.onConsent(false)
    const taken: Happening[] = []
    fresh.openSink(() => sinkOf(taken))
    expect(taken).toEqual([])
  })

  it('the page before is kept when the same page is shown again', () => {
    setPage({ id: 'a', title: 'A', url: '/a' })
    setPage({ id: 'b', title: 'B', url: '/b' })
    expect(setPage({ id: 'b', title: 'B', url: '/b' }).referer).toBe('/a')
  })

  it('U7 R-130 a customer who accepts is seen on the page on the screen', () => {
    const taken: Happening[] = []
    connectReports(portsOf(connectFake()))
    openSink(() => sinkOf(taken))
    setPage({ id: 'pages/home/index', title: '首页', url: '/pages/home/index' })
    onConsent(true)
    expect(taken).toEqual([
      expect.objectContaining({ event: 'pageView', page: expect.objectContaining({ id: 'pages/home/index' }) }),
    ])
    onConsent(false)
    expect(taken).toEqual([])
  })
})
