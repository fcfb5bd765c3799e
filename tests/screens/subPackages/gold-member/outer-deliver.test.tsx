import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { sessionLost } from '@/domain/session/sessionLost'
import { OuterDeliverStore } from '@/subPackages/gold-member/outer-deliver/store'
import { connectApp, type FakeApp } from '../../../request/fakeApp'
import { argsOf, endAll, notSignedIn, ok, refusal, sent, settled, stored } from '../../../request/fakeHost'
import { moves, openPages } from '../../../routes/fakeNavigation'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    ...jest.requireActual('../../../request/fakeHost').taroModule.default,
    ...jest.requireActual('../../../routes/fakeNavigation').taroModule.default,
  },
}))
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))

const offer = { title: '', subtitle: '', card: '', months: 1, worth: 1_990, benefits: [], rules: [] }
const toLogin = jest.fn()
const tell = jest.fn()

let app: FakeApp
let store: OuterDeliverStore

beforeEach(() => {
  jest.useFakeTimers()
  session.signOut()
  consent.accept()
  stored.clear()
  jest.clearAllMocks()
  openPages('subPackages/gold-member/outer-deliver')
  app = connectApp({
    token: () => session.token,
    onSessionLost: (token) => sessionLost(token, { needsLogin: false, toLogin, tell }),
    showError: (error) => app.shown.push(error),
  })
  store = new OuterDeliverStore()
})
afterEach(async () => {
  store.drop()
  await endAll()
  jest.useRealTimers()
})

/** Lets the server answer the newest call, and the page take it in. */
async function answer(body: object): Promise<void> {
  await settled()
  await sent[sent.length - 1]?.answer(body)
  await settled()
}

const tokenOf = (place: number) => (sent[place]?.data as { mToken?: string } | undefined)?.mToken

/** Everything filled in, with a code of six digits. */
function fill(): void {
  store.form.typePhone('13800138001')
  store.form.typeCode('123456')
  store.terms.agree(true)
}

describe('a session that ended', () => {
  it('R-32 U2 300000 removes the token, leads nowhere, and the page shows its form again', async () => {
    session.signIn('token-a')
    void store.load()
    await answer(ok({ ...offer, received: { endTime: 5_000 } }))
    expect(store.endTime).toBe(5_000)
    void store.load()
    await answer(notSignedIn)
    expect(session.token).toBeUndefined()
    await answer(ok(offer))
    expect([tokenOf(0), tokenOf(1), tokenOf(2)]).toEqual(['token-a', 'token-a', undefined])
    expect(store.page.status).toBe('ready')
    expect(store.endTime).toBeUndefined()
    expect([moves, app.shown, toLogin.mock.calls, tell.mock.calls]).toEqual([[], [], [], []])
  })

  it('R-32 the form is sent once more as a visitor, under the same id, and what was typed stays', async () => {
    session.signIn('token-a')
    fill()
    void store.receive()
    await answer(notSignedIn)
    expect([store.form.phone, store.form.code]).toEqual(['138 0013 8001', '123456'])
    await answer(ok({ endTime: 9_000 }))
    expect(sent.map(({ header }) => header?.requestId)).toEqual([
      sent[0]?.header?.requestId,
      sent[0]?.header?.requestId,
    ])
    expect([tokenOf(0), tokenOf(1)]).toEqual(['token-a', undefined])
    expect(store.endTime).toBe(9_000)
    expect([moves, app.shown, toLogin.mock.calls]).toEqual([[], [], []])
  })

  it('R-32 a server that refuses visitors too is shown as a failure of the page, not followed to login', async () => {
    void store.load()
    await answer(notSignedIn)
    await answer(notSignedIn)
    expect(sent).toHaveLength(2)
    expect(store.page.status).toBe('failed')
    expect([moves, toLogin.mock.calls]).toEqual([[], []])
  })
})

describe('asking for a code', () => {
  it('R-32 asks once more as a visitor when the session has ended, and counts 60 s down', async () => {
    session.signIn('token-a')
    store.form.typePhone('138 0013 8001')
    void store.form.askCode()
    await answer(notSignedIn)
    await answer(ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(sent.map(argsOf)).toEqual([{ mobile: '13800138001' }, { mobile: '13800138001' }])
    expect([store.form.timer.secondsLeft, store.form.mayAskCode]).toEqual([60, false])
  })

  it('a number that has received already is said beside the number', async () => {
    fill()
    void store.form.askCode()
    await answer(refusal('ALREADY_RECEIVED', 'not again'))
    expect(store.form.phoneFault).toMatchObject({ message: 'not again' })
  })
})

describe('receiving', () => {
  it.each([
    ['CODE_WRONG', 'codeFault'],
    ['CODE_LOCKED', 'codeFault'],
    ['ALREADY_RECEIVED', 'phoneFault'],
    ['MOBILE_INVALID', 'phoneFault'],
  ] as const)('%s is said at its field (%s), without a toast, and the text stays', async (code, field) => {
    fill()
    void store.receive()
    await answer(refusal(code, 'not so'))
    expect(store.form[field]).toMatchObject({ message: 'not so' })
    expect([store.form.phone, store.form.code, store.isReceiving]).toEqual(['138 0013 8001', '123456', false])
    expect([moves, app.shown]).toEqual([[], []])
  })

  it('is not sent with a code that is none, nor before the terms are ticked', async () => {
    fill()
    store.form.typeCode('12a')
    await store.receive()
    expect(store.form.codeFault).toEqual({ kind: 'invalid' })
    fill()
    store.terms.agree(false)
    await store.receive()
    expect(moves).toEqual(['toast 2000 请先阅读并勾选协议'])
    expect(sent).toHaveLength(0)
  })

  it('U7 is not sent before the privacy notice is accepted', async () => {
    consent.withdraw()
    fill()
    await store.receive()
    expect(sent).toHaveLength(0)
    expect(consent.answer).toBe('unasked')
  })

  it('R-44 a lost answer is said once, and the same form is sent again under the same id', async () => {
    fill()
    void store.receive()
    await settled()
    await sent[0]?.fail()
    await settled()
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
    void store.receive()
    await answer(ok({ endTime: 9_000 }))
    expect(sent[1]?.header?.requestId).toBe(sent[0]?.header?.requestId)
    expect(store.endTime).toBe(9_000)
  })
})
