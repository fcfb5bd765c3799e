import { home, inFakeBrowser, mall, opened, product, settled, startVisit, tap, type Visit, visitAt } from './fakeVisit'

inFakeBrowser()

describe('a page that is tapped while another one slides', () => {
  /** A visit in which the mall began to slide in this moment, and the product has its code. */
  async function sliding(): Promise<Visit> {
    const visit = await visitAt([home])
    await visit.deliver(product)
    tap(visit, product)
    await jest.advanceTimersByTimeAsync(1_000)
    visit.push(mall)
    await visit.deliver(mall)
    expect(opened(visit)).toEqual([mall, mall])
    return visit
  }

  it.each([
    ['on top', {}],
    ['as a tab', { isTab: true }],
    ['as a tab in place', { isTab: true, isInPlace: true }],
  ])('waits for the end of that slide when it is opened %s', async (_name, how) => {
    const visit = await sliding()
    tap(visit, product, how)
    await jest.advanceTimersByTimeAsync(399)
    expect(visit.screen()).toBe(mall)
    await jest.advanceTimersByTimeAsync(1)
    expect(opened(visit)).toEqual([product, product])
  })

  it('is not opened after the slide when another one was tapped during it', async () => {
    const visit = await sliding()
    tap(visit, product)
    tap(visit, home)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(opened(visit)).toEqual([home, home])
  })

  it('does not wait for the page that the visit started with, which did not slide', async () => {
    const visit = startVisit([home])
    await visit.deliver(home)
    await visit.deliver(product)
    visit.push(product)
    await settled()
    expect(visit.screen()).toBe(product)
  })

  it('replaces the page at once, since that hides nothing', async () => {
    const visit = await sliding()
    tap(visit, product, { isInPlace: true })
    await settled()
    expect(opened(visit)).toEqual([product, product])
  })

  it('waits again when it is opened on top later on', async () => {
    const visit = await sliding()
    tap(visit, product, { isInPlace: true })
    await jest.advanceTimersByTimeAsync(1_000)
    visit.push(mall)
    visit.push(product)
    await jest.advanceTimersByTimeAsync(399)
    expect(visit.screen()).toBe(mall)
    await jest.advanceTimersByTimeAsync(1)
    expect(visit.screen()).toBe(product)
  })
})
