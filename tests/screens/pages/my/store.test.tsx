import { connectApp } from '@tests/request/fakeApp'
import { endAll, ok, type SentCall, sent, settled, stored } from '@tests/request/fakeHost'
import { openStore } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { clean } from '@tests/ui/mounted'
import { act } from 'react'
import { launch } from '@/domain/session/launch'
import { session } from '@/domain/session/session'
import { MyStore } from '@/pages/my/index/store'
import { routes } from '@/routes'

const card = { isVip: false, cardName: 'Card', description: '', savedMoney: 0, serveDays: 0 }
const person = (nickName: string) => ({
  userInfo: { userId: '1', nickName, imgUrl: '', mobile: '138****8001', xbtStatus: 2, isVip: false },
})
const answers: Record<string, object> = {
  '/xbt/cardinfo': card,
  '/xbt/get-ext-info': { couponCount: 3, goldCoins: 5, orderCounts: { unpaid: 1, paid: 0, finished: 2, refund: 0 } },
  '/balance/balance': { balance: 12850, expiringSoon: 0 },
}
const everything = ['/balance/balance', '/xbt/cardinfo', '/xbt/get-ext-info', '/xbt/user-info']
const pathOf = ({ url }: SentCall) => url.replace(/^https?:\/\/[^/]+/, '')
const paths = () => sent.map(pathOf).sort()

/** Answers every open call; the customer has this name. */
const answerAll = (name: string, over: Record<string, object> = {}) =>
  act(async () => {
    await settled()
    for (const one of sent.splice(0)) {
      const usual = ok(pathOf(one) === '/xbt/user-info' ? person(name) : answers[pathOf(one)])
      await one.answer(over[pathOf(one)] ?? usual)
    }
    await settled()
  })

/** "My" on the screen, everything asked for. */
async function opened() {
  const store = openStore(routes.my, () => new MyStore())
  await act(settled)
  return store
}

/** Signs a customer in or out and lets the page render it. */
const change = (happens: () => void) =>
  act(async () => {
    happens()
    await settled()
  })

beforeEach(() => {
  launch.dropAppToken()
  session.signOut()
  stored.clear()
  connectApp({ token: () => session.token })
})
afterEach(async () => {
  clean()
  await endAll()
})

describe('my', () => {
  it('a visitor sees the membership card, and no customer data is asked for', async () => {
    const store = await opened()
    expect(paths()).toEqual(['/xbt/cardinfo'])
    expect(store().remote).toBeUndefined()
    await answerAll('')
    expect(store().card.value?.cardName).toBe('Card')
  })

  it('asks for each thing once when it opens, and again whenever it is shown', async () => {
    session.signIn('token-a')
    const store = await opened()
    expect(paths()).toEqual(everything)
    await answerAll('Ann')
    happen('hide')
    happen('show')
    await act(settled)
    expect(paths()).toEqual(everything)
    expect(store().wallet.value?.balance).toBe(12850)
    await answerAll('Ann', { '/balance/balance': ok({ balance: 1, expiringSoon: 0 }) })
    expect(store().wallet.value?.balance).toBe(1)
  })

  it('R-45 R-55 customers who log in see their own data without another step', async () => {
    const store = await opened()
    await answerAll('')
    await change(() => session.signIn('token-a'))
    expect(paths()).toEqual(everything)
    await answerAll('Ann')
    expect(store().remote?.value?.userInfo).toMatchObject({ nickName: 'Ann', xbtStatus: 2 })
    expect(store().counts.value?.orderCounts.unpaid).toBe(1)
    expect(store().wallet.value?.balance).toBe(12850)
  })

  it('U3 after a change of customer no data of the first is left, not even from a late answer', async () => {
    session.signIn('token-a')
    const store = await opened()
    const late = sent.splice(0)
    await change(() => session.signIn('token-b'))
    expect(store().person.value).toBeUndefined()
    await answerAll('Ben')
    for (const one of late) await one.answer(ok(pathOf(one) === '/xbt/user-info' ? person('Ann') : {}))
    await act(settled)
    expect(store().person.value?.userInfo?.nickName).toBe('Ben')
    expect(session.user?.nickName).toBe('Ben')
    await change(() => session.signOut())
    expect([store().person.value, store().counts.value, store().wallet.value]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(store().isSignedIn).toBe(false)
  })

  it('U3 another customer of the native app gets a page of their own', async () => {
    launch.takeAppToken('app-a')
    const store = await opened()
    await answerAll('Ann')
    expect(store().person.value?.userInfo?.nickName).toBe('Ann')
    await change(() => {
      // As `connectNative` does for each login of the app.
      session.signOut('lost')
      launch.takeAppToken('app-b')
    })
    expect(store().person.value).toBeUndefined()
    await answerAll('Ben')
    expect(store().person.value?.userInfo?.nickName).toBe('Ben')
    await change(launch.dropAppToken)
    expect(store().isSignedIn).toBe(false)
  })

  it('a balance that did not load leaves the rest of the page', async () => {
    session.signIn('token-a')
    const store = await opened()
    await answerAll('Ann', { '/balance/balance': { code: 'BROKEN', message: 'no' } })
    expect(store().remote?.status).toBe('ready')
    expect(store().wallet.status).toBe('failed')
    expect(store().wallet.value).toBeUndefined()
  })
})
