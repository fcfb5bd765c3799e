import { Loadable } from '@/request/loadable'
import { PagedList } from '@/request/pagedList'
import { connectApp, type FakeApp } from './fakeApp'
import { endAll, ok, refusal, sent, settled } from './fakeHost'
import { readNews } from './testEndpoints'

jest.mock('@tarojs/taro', () => require('./fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

let app: FakeApp

beforeEach(() => {
  jest.useFakeTimers()
  app = connectApp()
})
afterEach(async () => {
  await endAll()
  jest.useRealTimers()
})

describe('the call that a loader hands out', () => {
  it('R-44 is silent on a first load, which the screen shows, and on a reload that the customer did not request', async () => {
    const value = new Loadable<object>()
    void value.load((read) => read(readNews, {}))
    await settled()
    await sent[0]?.answer(refusal('E1', 'no'))
    expect([value.status, app.shown]).toEqual(['failed', []])
    value.set({})
    void value.load((read) => read(readNews, {}))
    await settled()
    await sent[1]?.answer(refusal('E1', 'no'))
    expect([value.status, app.shown]).toEqual(['failed', []])
  })

  it('R-44 shows one message where a reload that the customer requested fails and the old value stays', async () => {
    const value = new Loadable<object>()
    value.set({ kept: 1 })
    void value.refresh((read) => read(readNews, {}))
    await settled()
    await sent[0]?.answer(refusal('E1', 'no'))
    expect(app.shown.map(({ code }) => code)).toEqual(['E1'])
    expect(value.value).toEqual({ kept: 1 })
  })

  it('R-44 is silent where there is no value yet, even if the customer requested it: the screen shows the failure', async () => {
    const value = new Loadable<object>()
    void value.refresh((read) => read(readNews, {}))
    await settled()
    await sent[0]?.answer(refusal('E1', 'no'))
    expect(app.shown).toEqual([])
  })

  it('R-44 a list that is pulled down shows a message when it fails, a next page that fails is shown under the list', async () => {
    const list = new PagedList<{ id: string }>(async (read) => ((await read(readNews, {})) as { rows: [] }).rows, {
      size: 1,
      key: ({ id }) => id,
    })
    void list.load()
    await settled()
    await sent[0]?.answer(ok({ rows: [{ id: 'a' }] }))
    void list.loadMore()
    await settled()
    await sent[1]?.answer(refusal('E1', 'no'))
    expect(app.shown).toEqual([])
    void list.refresh()
    await settled()
    await sent[2]?.answer(refusal('E2', 'no'))
    expect(app.shown.map(({ code }) => code)).toEqual(['E2'])
  })

  it('N2 a read of a screen that was closed while it waited for a slot is not sent', async () => {
    const busy = Array.from({ length: 8 }, () => new Loadable<object>())
    for (const [index, one] of busy.entries()) void one.load((read) => read(readNews, { place: index }))
    const closed = new Loadable<object>()
    void closed.load((read) => read(readNews, { place: 'closed' }))
    await settled()
    expect(sent).toHaveLength(8)
    closed.drop()
    await sent[0]?.answer(ok({}))
    expect(sent).toHaveLength(8)
    expect(closed.status).toBe('idle')
  })
})
