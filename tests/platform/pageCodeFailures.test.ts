import { deferred } from '@tests/lib/deferred'
import { home, inFakeBrowser, mall, opened, product, settled, startVisit, tap, visitAt } from './fakeVisit'
import { answer, file, gone, missing, server, there, withFileServer } from './fileAnswers'

inFakeBrowser()
withFileServer()

describe('a tapped page that fails to load', () => {
  it('is reported as offline, nothing else changes, and a later tap opens it', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    await visit.refuse(product)
    expect([visit.failed, visit.anew, opened(visit)]).toEqual([['offline'], [], [home, home]])
    tap(visit, product)
    await visit.deliver(product)
    expect([visit.asked, opened(visit)]).toEqual([
      [home, product, product],
      [product, product],
    ])
  })

  it('can be tapped again where no frame could be told', async () => {
    const visit = await visitAt([home], { isWatched: false })
    tap(visit, product)
    await visit.refuse(product)
    tap(visit, product)
    await visit.deliver(product)
    expect(opened(visit)).toEqual([product, product])
  })

  it('does not trouble a customer who has tapped another one meanwhile', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    tap(visit, mall)
    await visit.refuse(product)
    expect(visit.failed).toEqual([])
    await visit.deliver(mall)
    expect(opened(visit)).toEqual([mall, mall])
  })

  it.each(gone)('is opened in the newer version where the server answers %s for its file', async (_how, response) => {
    const visit = await visitAt([home])
    server.mockResolvedValueOnce(response)
    tap(visit, product, { query: '?goodsId=10101' })
    await visit.refuse(product, missing)
    expect(server.mock.calls).toEqual([[file, { method: 'HEAD', cache: 'no-store' }]])
    expect([visit.anew, visit.failed]).toEqual([[`assign /${product}?goodsId=10101`], []])
  })

  it('replaces the current page in the newer version when it was opened in its place', async () => {
    const visit = await visitAt([home])
    server.mockResolvedValueOnce(answer(404))
    tap(visit, product, { isInPlace: true, query: '?goodsId=1' })
    await visit.refuse(product, missing)
    expect([visit.anew, visit.failed]).toEqual([[`replace /${product}?goodsId=1`], []])
  })

  it('is not opened in the newer version when another one was tapped before the server answered', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    const reply = deferred<Response>()
    server.mockReturnValueOnce(reply.promise)
    await visit.refuse(product, missing)
    tap(visit, mall)
    reply.resolve(answer(404))
    await settled()
    expect([visit.anew, visit.failed]).toEqual([[], []])
  })

  it.each(there)('is reported as offline where the server answers %s', async (_how, response) => {
    const visit = await visitAt([home])
    server.mockResolvedValueOnce(response)
    tap(visit, product)
    await visit.refuse(product, missing)
    expect([visit.failed, visit.anew]).toEqual([['offline'], []])
  })

  it('is reported as offline where the server is not reached either, or not within 5 s', async () => {
    const visit = await visitAt([home])
    tap(visit, product)
    await visit.refuse(product, missing)
    expect([visit.failed, visit.anew]).toEqual([['offline'], []])
    server.mockReturnValueOnce(new Promise(() => undefined))
    tap(visit, product)
    await visit.refuse(product, missing)
    await jest.advanceTimersByTimeAsync(4_999)
    expect(visit.failed).toEqual(['offline'])
    await jest.advanceTimersByTimeAsync(1)
    expect([visit.failed, visit.anew]).toEqual([['offline', 'offline'], []])
  })

  it.each([
    ['has no file', { type: 'missing' }],
    ['took too long', { request: file, type: 'timeout' }],
  ])('asks the server nothing where the failure %s', async (_how, error) => {
    const visit = await visitAt([home])
    server.mockResolvedValue(answer(404))
    tap(visit, product)
    await visit.refuse(product, error)
    expect(server).not.toHaveBeenCalled()
    expect([visit.failed, visit.anew]).toEqual([['offline'], []])
  })
})

describe('a page that the visit starts with and that fails to load', () => {
  it('can be tried again until it is there, then the customer is told that something is on the screen', async () => {
    const visit = startVisit([product])
    await visit.refuse(product, missing)
    expect([visit.failed, visit.anew, visit.screen(), visit.stranded.length]).toEqual([[], [], undefined, 2])
    visit.stranded.at(-1)?.()
    await settled()
    expect(visit.asked).toEqual([product, product])
    await visit.refuse(product)
    visit.stranded.at(-1)?.()
    await settled()
    await visit.deliver(product)
    expect([visit.asked.length, opened(visit)]).toEqual([3, [product, product]])
    expect(visit.stranded.map(Boolean)).toEqual([false, true, true, false])
  })

  it('is not loaded anew, which could go on endlessly', async () => {
    const visit = startVisit([product])
    server.mockResolvedValue(answer(404))
    await visit.refuse(product, missing)
    expect([visit.anew, Boolean(visit.stranded.at(-1))]).toEqual([[], true])
  })

  it('is reported to a frame that is drawn later', async () => {
    const visit = startVisit([product], { isWatched: false })
    await visit.refuse(product)
    visit.watch()
    visit.stranded.at(-1)?.()
    await settled()
    await visit.deliver(product)
    expect(visit.screen()).toBe(product)
  })
})
