import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { index } from '@/contract/home'
import { readHomeAhead } from '@/domain/home/readAhead'
import { call } from '@/request/call'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => jest.requireActual('@/platform/host/host.weapp'))

const requested: string[] = []
jest.mock('@/platform/media/pictureAhead', () => ({ pictureAhead: (src: string) => requested.push(src) }))

const banner = (picture: string) => ({ id: picture, title: 'a', subtitle: 'b', url: '/pages/mall/index', picture })
const answer = {
  xbtInfo: { subsidyBalance: 1, savedThisMonth: 0, isVip: false },
  banners: [banner('/1.png'), banner('/2.png')],
  goods: [],
}

let app: FakeApp
beforeEach(() => {
  jest.useFakeTimers()
  app = connectApp()
  requested.length = 0
  readHomeAhead()
})
afterEach(async () => {
  await endAll()
  // Answers that no screen asked for are let go.
  await jest.advanceTimersByTimeAsync(20_000)
  jest.useRealTimers()
})

describe('home, read ahead of its code', () => {
  it('asks for its page first, then for grid and notices', async () => {
    await settled()
    expect(sent.map(({ url }) => url)).toEqual(['/xbt/index', '/xbt/grid-modules', '/xbt/member-broadcast'])
  })

  it('requests the picture of the first banner, and hands the page over to the screen without another call', async () => {
    await settled()
    await sent[0]?.answer(ok(answer))
    await settled()
    expect(requested).toEqual(['/1.png'])
    expect(await call(index, {})).toMatchObject({ banners: answer.banners })
    expect(sent).toHaveLength(3)
  })

  it('is silent where it fails: the screen shows that', async () => {
    await settled()
    for (const one of [...sent]) await one.answer(refusal('CLOSED'))
    await settled()
    expect([app.shown, requested]).toEqual([[], []])
  })
})
