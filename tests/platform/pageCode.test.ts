import type { PageCodePort } from '@/platform/page/pageCodePort'
import { home, inFakeBrowser, mall, opened, product, settled, startVisit, tap, visitAt } from './fakeVisit'

inFakeBrowser()

describe('a page that is tapped', () => {
  it('is opened once its code has arrived, and nothing changes before', async () => {
    const visit = await visitAt([home])
    tap(visit, product, { query: '?goodsId=10101' })
    await jest.advanceTimersByTimeAsync(5_000)
    expect([visit.asked, opened(visit)]).toEqual([
      [home, product],
      [home, home],
    ])
    await visit.deliver(product)
    expect(opened(visit)).toEqual([product, product])
  })

  it('is opened in the same tick once its code is there, without a further request or report', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    await visit.deliver(product)
    await jest.advanceTimersByTimeAsync(1_000)
    const [slow, stranded] = [visit.slow.length, visit.stranded.length]
    const open = jest.fn()
    visit.pageCode.arrive({ address: `/${product}?goodsId=1`, isInPlace: false, isTab: false, open })
    expect(open).toHaveBeenCalledTimes(1)
    visit.push(product)
    await settled()
    expect(visit.asked).toEqual([home, product])
    expect([visit.slow.length, visit.stranded.length]).toEqual([slow, stranded])
  })

  it('is opened at once where it has no code of its own', async () => {
    const visit = await visitAt([home])
    const open = jest.fn()
    visit.pageCode.arrive({ address: '/preview-image', isInPlace: false, isTab: false, open })
    expect(open).toHaveBeenCalledTimes(1)
    await settled()
    expect([visit.asked, visit.failed]).toEqual([[home], []])
  })

  it('is not opened when another one is tapped meanwhile, whichever arrives first', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    tap(visit, mall)
    await visit.deliver(mall)
    await jest.advanceTimersByTimeAsync(1_000)
    await visit.deliver(product)
    expect(opened(visit)).toEqual([mall, mall])
  })

  it('is not opened when the customer has gone back meanwhile', async () => {
    const visit = await visitAt([home, mall])
    tap(visit, product)
    visit.move(-1)
    await visit.deliver(home)
    await jest.advanceTimersByTimeAsync(1_000)
    await visit.deliver(product)
    expect(opened(visit)).toEqual([home, home])
  })

  it('is not opened when the customer has gone back and tapped another one', async () => {
    const visit = await visitAt([home, mall])
    await visit.deliver(home)
    tap(visit, product)
    visit.move(-1)
    tap(visit, mall)
    await jest.advanceTimersByTimeAsync(1_000)
    await visit.deliver(product)
    expect(opened(visit)).toEqual([mall, mall])
  })
})

describe('R-13 the code of a page', () => {
  it('R-13 shows as loading after 200 ms, until it has arrived', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    await jest.advanceTimersByTimeAsync(199)
    expect(visit.slow).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(visit.slow).toEqual([true])
    await visit.deliver(product)
    expect(visit.slow).toEqual([true, false])
  })

  it('R-13 never shows as loading when it arrives within 200 ms', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    await jest.advanceTimersByTimeAsync(199)
    await visit.deliver(product)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(visit.slow).not.toContain(true)
  })

  it('R-13 shows as loading until the last of several pages has arrived', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    tap(visit, mall)
    await jest.advanceTimersByTimeAsync(200)
    await visit.deliver(product)
    expect(visit.slow).not.toContain(false)
    await visit.deliver(mall)
    expect(visit.slow.at(-1)).toBe(false)
  })

  it('R-13 fails after 60 s, and a later tap requests it again', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    await jest.advanceTimersByTimeAsync(59_999)
    expect(visit.failed).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect([visit.failed, visit.slow, opened(visit)]).toEqual([['timeout'], [true, false], [home, home]])
    tap(visit, product)
    expect(visit.asked).toEqual([home, product, product])
    await visit.deliver(product)
    expect(opened(visit)).toEqual([product, product])
  })

  it('R-13 is reported to a frame that is drawn after the beginning of the first page', async () => {
    const visit = startVisit([home], { isWatched: false })
    visit.watch()
    expect([visit.slow, visit.stranded]).toEqual([[false], [undefined]])
    await jest.advanceTimersByTimeAsync(200)
    visit.watch()
    expect([visit.slow, visit.stranded]).toEqual([
      [false, true, true],
      [undefined, undefined],
    ])
    await visit.deliver(home)
    expect([visit.slow.at(-1), visit.screen()]).toEqual([false, home])
  })

  it('R-13 is loaded without a frame that could be told', async () => {
    const visit = startVisit([home], { isWatched: false })
    await jest.advanceTimersByTimeAsync(200)
    await visit.deliver(home)
    visit.watch()
    expect([visit.slow, visit.stranded, visit.screen()]).toEqual([[false], [undefined], home])
  })
})

it('a mini-program opens pages at once, since its host loads their code', () => {
  const { pageCode } = jest.requireActual<{ pageCode: PageCodePort }>('../../src/platform/page/pageCode.ts')
  const [open, listener] = [jest.fn(), { slow: jest.fn(), failed: jest.fn(), stranded: jest.fn() }]
  pageCode.watch(listener)
  pageCode.arrive({ address: `/${product}`, isInPlace: false, isTab: false, open })
  expect(open).toHaveBeenCalledTimes(1)
  for (const told of Object.values(listener)) expect(told).not.toHaveBeenCalled()
})
