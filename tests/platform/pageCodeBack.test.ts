import { home, inFakeBrowser, mall, opened, product, visitAt } from './fakeVisit'
import { gone, missing, server, there, withFileServer } from './fileAnswers'

inFakeBrowser()
withFileServer()

describe('a page that the browser’s own buttons lead to', () => {
  const trips: [how: string, by: number, path: string][] = [
    ['Back', -1, home],
    ['Forward', 1, mall],
  ]
  const between = () => visitAt([home, product, mall], { index: 1 })

  it.each(trips)(
    '%s: that fails to load leaves the page and its address, and the next try loads it',
    async (_how, by, path) => {
      const visit = await between()
      visit.move(by)
      await visit.refuse(path)
      await jest.advanceTimersByTimeAsync(1_000)
      expect([visit.failed, visit.anew, opened(visit)]).toEqual([['offline'], [], [product, product]])
      expect(visit.drawn).toEqual([product])
      visit.move(by)
      await visit.deliver(path)
      await jest.advanceTimersByTimeAsync(1_000)
      expect([visit.failed, opened(visit)]).toEqual([['offline'], [path, path]])
    },
  )

  it.each(trips)('%s: after a page that loaded, the failure leads to that one', async (_how, by, path) => {
    const visit = await between()
    visit.move(-by)
    await visit.deliver(visit.address() ?? '')
    await jest.advanceTimersByTimeAsync(1_000)
    const before = opened(visit)
    visit.move(2 * by)
    await visit.refuse(path)
    await jest.advanceTimersByTimeAsync(1_000)
    expect([visit.failed, opened(visit)]).toEqual([['offline'], before])
  })

  it.each(trips)('%s: that does not arrive within 60 s is reported as too late', async (_how, by) => {
    const visit = await between()
    visit.move(by)
    await jest.advanceTimersByTimeAsync(59_999)
    expect([visit.failed, visit.screen()]).toEqual([[], product])
    await jest.advanceTimersByTimeAsync(1_000)
    expect([visit.failed, opened(visit)]).toEqual([['timeout'], [product, product]])
    expect(server).not.toHaveBeenCalled()
  })

  it.each(gone)('is loaded anew at its address where the server answers %s for its file', async (_how, response) => {
    const visit = await between()
    server.mockResolvedValueOnce(response)
    visit.move(-1)
    await visit.refuse(home, missing)
    await jest.advanceTimersByTimeAsync(1_000)
    expect([visit.anew, visit.failed, visit.address()]).toEqual([['reload'], [], home])
  })

  it.each(there)('is reported as offline where the server answers %s', async (_how, response) => {
    const visit = await between()
    server.mockResolvedValueOnce(response)
    visit.move(-1)
    await visit.refuse(home, missing)
    await jest.advanceTimersByTimeAsync(1_000)
    expect([visit.anew, visit.failed, opened(visit)]).toEqual([[], ['offline'], [product, product]])
  })

  it('leaves the page and its address without a frame that could be told', async () => {
    const visit = await visitAt([home, product], { isWatched: false })
    visit.move(-1)
    await visit.refuse(home)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(opened(visit)).toEqual([product, product])
  })

  it.each([true, false])(
    'a failure in the place of the page moves nothing; numbered by the router: %s',
    async (isNumbered) => {
      const visit = await visitAt([home, product], { isNumbered })
      visit.push(mall, true)
      await visit.refuse(mall)
      await jest.advanceTimersByTimeAsync(1_000)
      expect([visit.failed, visit.anew, opened(visit)]).toEqual([['offline'], [], [mall, product]])
      visit.push(home)
      await visit.deliver(home)
      await jest.advanceTimersByTimeAsync(1_000)
      expect(opened(visit)).toEqual([home, home])
    },
  )
})
