import { connectApp, type FakeApp } from '@tests/request/fakeApp'
import { endAll, ok, refusal, sent, settled } from '@tests/request/fakeHost'
import { openStore } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { clean, draw, letTapsPass, tap } from '@tests/ui/mounted'
import { act } from 'react'
import { tellClick } from '@/domain/native/tellClick'
import { session } from '@/domain/session/session'
import { Entries } from '@/pages/home/index/Entries'
import { MemberEntry } from '@/pages/home/index/MemberEntry'
import { HomeStore } from '@/pages/home/index/store'
import { routes } from '@/routes'

jest.mock('@/domain/native/tellClick', () => ({ tellClick: jest.fn() }))

let app: FakeApp

beforeEach(() => {
  letTapsPass()
  jest.mocked(tellClick).mockClear()
  sent.length = 0
  session.signOut()
  session.signIn('token-a')
  app = connectApp({ token: () => session.token })
})
afterEach(async () => {
  clean()
  await endAll()
})

const pathOf = (one: (typeof sent)[number]) => (one.data as { url: string }).url
const sentTo = (path: string) => sent.filter((one) => pathOf(one) === path)
const answer = (path: string, body: object) =>
  act(async () => {
    await sentTo(path).slice(-1)[0]?.answer(body)
    await settled()
  })
const xbtInfo = { subsidyBalance: 10_000, savedThisMonth: 250, nickName: '安然', isVip: false }
const member = { title: 'm', subtitle: '', action: 'join', url: '/subPackages/nowhere/index' }
const page = { xbtInfo, banners: [], member, goods: [] }
const entry = (id: string, url: string) => ({ id, title: id, picture: '', url })

/** Home on the screen. */
async function opened() {
  const store = openStore(routes.home, () => new HomeStore())
  await act(settled)
  return store
}

/** Everything that home asks for at first. */
async function answerAll(): Promise<void> {
  await answer('/xbt/index', ok(page))
  await answer('/xbt/grid-modules', ok({ entries: [] }))
  await answer('/xbt/member-broadcast', ok({ broadcast: [] }))
}

describe('home', () => {
  it('R-68 shows xbtInfo', async () => {
    const store = await opened()
    await answer('/xbt/index', ok(page))
    expect(store().xbtInfo).toEqual(xbtInfo)
  })

  it('R-68 asks for each thing once when it opens', async () => {
    await opened()
    expect(sent.map(pathOf).sort()).toEqual(['/xbt/grid-modules', '/xbt/index', '/xbt/member-broadcast'])
  })

  it('U3 shows no data of the previous customer even if the next one’s page does not load', async () => {
    const store = await opened()
    await answer('/xbt/index', ok(page))
    expect(store().xbtInfo).toEqual(xbtInfo)
    act(() => session.signIn('token-b'))
    await act(settled)
    await answer('/xbt/index', refusal('BUSY', 'busy'))
    expect(store().page.value).toBeUndefined()
    expect(store().xbtInfo).toBeUndefined()
  })

  it('R-68 a visitor who signs in keeps grid and notices, and gets the amounts of the customer', async () => {
    session.signOut()
    const store = await opened()
    await answerAll()
    expect(store().xbtInfo).toBeUndefined()
    sent.length = 0
    act(() => session.signIn('token-a'))
    await act(settled)
    expect(sent.map(pathOf)).toEqual(['/xbt/index'])
    expect([store().xbtInfo, store().remote.status]).toEqual([undefined, 'loading'])
    expect(store().remote.value).toBeDefined()
    await answer('/xbt/index', ok(page))
    expect(store().xbtInfo).toEqual(xbtInfo)
  })

  it('R-68 is shown without grid and notices, whose failures are not shown', async () => {
    const store = await opened()
    await answer('/xbt/grid-modules', refusal('BUSY', 'busy'))
    await answer('/xbt/member-broadcast', refusal('BUSY', 'busy'))
    await answer('/xbt/index', ok(page))
    expect(store().page.status).toBe('ready')
    expect([store().entries, store().broadcast]).toEqual([[], []])
    expect(app.shown).toHaveLength(0)
  })

  it('appears at once as a whole: the first load waits for grid and notices', async () => {
    const store = await opened()
    await answer('/xbt/index', ok(page))
    expect(store().remote.status).toBe('loading')
    await answer('/xbt/grid-modules', ok({ entries: [] }))
    await answer('/xbt/member-broadcast', refusal('BUSY', 'busy'))
    expect(store().remote.status).toBe('ready')
    happen('hide')
    happen('show')
    await act(settled)
    expect(store().remote.value).toBeDefined()
  })

  it('asks again whenever it is shown, and keeps the old amounts meanwhile', async () => {
    const store = await opened()
    happen('hide')
    happen('show')
    await act(settled)
    expect(sent).toHaveLength(3)
    await answerAll()
    happen('hide')
    happen('show')
    await act(settled)
    expect(sentTo('/xbt/index')).toHaveLength(2)
    expect(store().xbtInfo?.subsidyBalance).toBe(10_000)
    await answer('/xbt/index', ok({ ...page, xbtInfo: { ...xbtInfo, subsidyBalance: 9000 } }))
    expect(store().xbtInfo?.subsidyBalance).toBe(9000)
  })
})

describe('what home leads to', () => {
  it('offers only entries that lead to a screen of this build', () => {
    const known = entry('a', '/subPackages/category/index?categoryId=2')
    const entries = [known, entry('b', '/subPackages/nowhere/index'), entry('c', 'https://elsewhere.example/')]
    expect(draw(<Entries entries={entries} />).textContent).toBe('a')
  })

  it.each([
    ['/subPackages/gold-member/index', [['gold-member']]],
    ['/subPackages/xyfApp/member-v2/index', []],
  ])('R-121 tells the native app of a tap on the way to the gold membership alone: %s', (url, told) => {
    tap(draw(<MemberEntry member={{ ...member, url }} />).querySelector('.home-member'))
    expect(jest.mocked(tellClick).mock.calls).toEqual(told)
  })

  it('offers the membership only where its screen is in this build', () => {
    expect(draw(<MemberEntry member={member} />).textContent).toBe('')
    expect(draw(<MemberEntry member={undefined} />).textContent).toBe('')
    expect(draw(<MemberEntry member={{ ...member, url: '/subPackages/category/index' }} />).textContent).toBe('mjoin')
  })
})
