import { session } from '@/domain/session/session'
import { HomeStore } from '@/pages/home/index/store'
import { connectApp, type FakeApp } from '../../../request/fakeApp'
import { endAll, ok, refusal, sent, settled } from '../../../request/fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))

let app: FakeApp

beforeEach(() => {
  sent.length = 0
  app = connectApp()
})
afterEach(endAll)

const pathOf = (one: (typeof sent)[number]) => (one.data as { url: string }).url
const answer = (path: string, body: object) =>
  sent
    .filter((one) => pathOf(one) === path)
    .slice(-1)[0]
    ?.answer(body)
const xbtInfo = { subsidyBalance: 10_000, savedThisMonth: 250, nickName: '安然', isVip: false }
const member = { title: 'm', subtitle: '', action: 'join', url: '/subPackages/nowhere/index' }
const page = { xbtInfo, banners: [], member, goods: [] }
const entry = (id: string, url: string) => ({ id, title: id, picture: '', url })

async function opened(): Promise<HomeStore> {
  const store = new HomeStore()
  void store.load()
  await settled()
  return store
}

describe('home', () => {
  it('R-68 shows xbtInfo', async () => {
    const store = await opened()
    await answer('/xbt/index', ok(page))
    expect(store.xbtInfo).toEqual(xbtInfo)
  })

  it('U3 shows nothing of a customer who has gone, though the next one’s page does not load', async () => {
    session.signIn('token-a')
    const store = await opened()
    await answer('/xbt/index', ok({ ...page, member: { ...member, url: '/pages/mall/index' } }))
    expect([store.xbtInfo, store.member?.title]).toEqual([xbtInfo, 'm'])
    session.signIn('token-b')
    store.shown()
    await settled()
    await answer('/xbt/index', refusal('BUSY', 'busy'))
    expect(store.page.value?.goods).toEqual([])
    expect([store.xbtInfo, store.member]).toEqual([undefined, undefined])
    session.signOut()
  })

  it('R-68 stands without grid and notices, which fail in silence', async () => {
    const store = await opened()
    await answer('/xbt/grid-modules', refusal('BUSY', 'busy'))
    await answer('/xbt/member-broadcast', refusal('BUSY', 'busy'))
    await answer('/xbt/index', ok(page))
    expect(store.page.status).toBe('ready')
    expect([store.entries, store.broadcast]).toEqual([[], []])
    expect(app.shown).toHaveLength(0)
  })

  it('appears in one piece: the screen waits for grid and notices, once', async () => {
    const store = await opened()
    await answer('/xbt/index', ok(page))
    expect(store.remote.status).toBe('loading')
    await answer('/xbt/grid-modules', ok({ entries: [] }))
    await answer('/xbt/member-broadcast', refusal('BUSY', 'busy'))
    await settled()
    expect(store.remote.status).toBe('ready')
    store.shown()
    await settled()
    expect(store.remote.value).toBeDefined()
  })

  it('offers only entries that lead to a screen of this build', async () => {
    const store = await opened()
    const known = entry('a', '/subPackages/category/index?categoryId=2')
    const entries = [known, entry('b', '/subPackages/nowhere/index'), entry('c', 'https://elsewhere.example/')]
    await answer('/xbt/grid-modules', ok({ entries }))
    expect(store.entries).toEqual([known])
  })

  it('offers the membership only where its screen is in this build', async () => {
    const store = await opened()
    await answer('/xbt/index', ok(page))
    expect(store.member).toBeUndefined()
    store.shown()
    await settled()
    const known = { ...member, url: '/subPackages/category/index' }
    await answer('/xbt/index', ok({ ...page, member: known }))
    expect(store.member).toEqual(known)
  })

  it('asks anew when it is shown again, and keeps the old amounts meanwhile', async () => {
    const store = await opened()
    store.shown()
    await settled()
    expect(sent).toHaveLength(3)
    await answer('/xbt/index', ok(page))
    store.shown()
    await settled()
    expect(sent.filter((one) => pathOf(one) === '/xbt/index')).toHaveLength(2)
    expect(store.xbtInfo?.subsidyBalance).toBe(10_000)
    await answer('/xbt/index', ok({ ...page, xbtInfo: { ...xbtInfo, subsidyBalance: 9000 } }))
    expect(store.xbtInfo?.subsidyBalance).toBe(9000)
  })
})
