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
  store.typePhone('13800138001')
  store.typeCode('123456')
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
    expect([store.phone, store.code]).toEqual(['138 0013 8001', '123456'])
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
  it('R-49 a wrong number is said beside the field, stays as typed, and nothing is sent', async () => {
    store.typePhone('1380013800a')
    store.leavePhone()
    expect(store.phoneError).toBe('请输入正确的 11 位手机号')
    await store.askCode()
    expect([store.phone, sent.length]).toEqual(['1380013800a', 0])
  })

  it('R-49 sends eleven digits, and two taps send one; then it counts 60 s down', async () => {
    store.typePhone('138 0013 8001')
    void store.askCode()
    void store.askCode()
    await answer(ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(sent.map(argsOf)).toEqual([{ mobile: '13800138001' }])
    expect([store.timer.secondsLeft, store.mayAskCode]).toEqual([60, false])
    expect(moves).toEqual(['toast 2000 验证码已发送至 138 **** 8001'])
    jest.advanceTimersByTime(60_000)
    expect(store.mayAskCode).toBe(true)
  })

  it('U7 nothing is sent before the privacy notice is accepted', async () => {
    consent.withdraw()
    fill()
    await store.askCode()
    await store.receive()
    expect(sent).toHaveLength(0)
    expect(consent.answer).toBe('unasked')
  })
})

describe('receiving', () => {
  it.each([
    ['CODE_WRONG', 'codeError'],
    ['CODE_LOCKED', 'codeError'],
    ['ALREADY_RECEIVED', 'phoneError'],
    ['MOBILE_INVALID', 'phoneError'],
  ] as const)('%s is said at its field (%s), without a toast, and the text stays', async (code, field) => {
    fill()
    void store.receive()
    await answer(refusal(code, 'not so'))
    expect(store[field]).toBe('not so')
    expect([store.phone, store.code, store.isReceiving]).toEqual(['138 0013 8001', '123456', false])
    expect([moves, app.shown]).toEqual([[], []])
  })

  it('is not sent with a code that is none, nor before the terms are ticked', async () => {
    fill()
    store.typeCode('12a')
    await store.receive()
    expect(store.codeError).toBe('请输入 6 位数字验证码')
    fill()
    store.terms.agree(false)
    await store.receive()
    expect(moves).toEqual(['toast 2000 请先阅读并勾选协议'])
    expect(sent).toHaveLength(0)
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
