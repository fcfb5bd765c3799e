import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { MyStore } from '@/pages/my/index/store'
import { connectApp } from '../../../request/fakeApp'
import { ok, type SentCall, sent, settled, stored } from '../../../request/fakeHost'

jest.mock('@tarojs/taro', () => jest.requireActual('../../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))

const card = { isVip: false, cardName: 'Card', description: '', savedMoney: 0, serveDays: 0 }
const person = (nickName: string) => ({
  userInfo: { userId: '1', nickName, imgUrl: '', mobile: '138****8001', xbtStatus: 2, isVip: false },
})
const answers: Record<string, object> = {
  '/xbt/cardinfo': card,
  '/xbt/get-ext-info': { couponCount: 3, goldCoins: 5, orderCounts: { unpaid: 1, paid: 0, finished: 2, refund: 0 } },
  '/balance/balance': { balance: 12850, expiringSoon: 0 },
}
const pathOf = ({ url }: SentCall) => url.replace(/^https?:\/\/[^/]+/, '')
const paths = () => sent.map(pathOf).sort()

/** Answers everything that was asked for; the person is called so. */
async function answerAll(name: string): Promise<void> {
  await settled()
  for (const one of sent.splice(0)) {
    await one.answer(ok(pathOf(one) === '/xbt/user-info' ? person(name) : answers[pathOf(one)]))
  }
  await settled()
}

let store: MyStore

beforeEach(() => {
  session.signOut()
  stored.clear()
  sent.length = 0
  connectApp({ token: () => session.token })
  store = new MyStore()
})
afterEach(() => store.drop())

describe('my', () => {
  it('a visitor sees the membership card, and nothing of anybody is asked for', async () => {
    void store.load()
    await settled()
    expect(paths()).toEqual(['/xbt/cardinfo'])
    expect(store.remote).toBeUndefined()
    await answerAll('')
    expect(store.card.value?.cardName).toBe('Card')
  })

  it('R-45 R-55 whoever logs in sees himself, without a further step', async () => {
    session.signIn('token-a')
    await settled()
    expect(paths()).toEqual(['/balance/balance', '/xbt/cardinfo', '/xbt/get-ext-info', '/xbt/user-info'])
    await answerAll('Ann')
    expect(store.remote?.value?.userInfo).toMatchObject({ nickName: 'Ann', xbtStatus: 2 })
    expect(store.counts.value?.orderCounts.unpaid).toBe(1)
    expect(store.wallet.value?.balance).toBe(12850)
  })

  it('U3 after a change of user nothing of the first is left, not even from an answer that comes late', async () => {
    session.signIn('token-a')
    await settled()
    const late = sent.splice(0)
    session.signIn('token-b')
    expect(store.person.value).toBeUndefined()
    await answerAll('Ben')
    for (const one of late) await one.answer(ok(pathOf(one) === '/xbt/user-info' ? person('Ann') : {}))
    await settled()
    expect(store.person.value?.userInfo?.nickName).toBe('Ben')
    expect(session.user?.nickName).toBe('Ben')
    session.signOut()
    expect([store.person.value, store.counts.value, store.wallet.value]).toEqual([undefined, undefined, undefined])
    expect(store.isSignedIn).toBe(false)
  })

  it('U3 another customer of the native app gets a page of his own', async () => {
    launch.takeAppToken('app-a')
    await settled()
    await answerAll('Ann')
    expect(store.person.value?.userInfo?.nickName).toBe('Ann')
    launch.takeAppToken('app-b')
    expect(store.person.value).toBeUndefined()
    await answerAll('Ben')
    expect(store.person.value?.userInfo?.nickName).toBe('Ben')
    launch.dropAppToken()
    expect(store.isSignedIn).toBe(false)
  })

  it('a balance that did not load leaves the rest of the page', async () => {
    session.signIn('token-a')
    await settled()
    for (const one of sent.splice(0)) {
      if (pathOf(one) === '/balance/balance') await one.answer({ code: 'BROKEN', message: 'no' })
      else await one.answer(ok(pathOf(one) === '/xbt/user-info' ? person('Ann') : answers[pathOf(one)]))
    }
    await settled()
    expect(store.remote?.status).toBe('ready')
    expect(store.wallet.status).toBe('failed')
    expect(store.wallet.value).toBeUndefined()
  })
})
