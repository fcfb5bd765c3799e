import { act } from 'react'
import { OneTapButton } from '@/center/login/index/OneTapButton'
import { LoginStore } from '@/center/login/index/store'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { session as words } from '@/i18n/zh-CN/session'
import { connectApp, type FakeApp } from '../../../request/fakeApp'
import { argsOf, ok, refusal, sent, settled, stored } from '../../../request/fakeHost'
import { moves, openPages } from '../../../routes/fakeNavigation'
import { clean, draw, tap } from '../../../ui/mounted'

let mockHostLogin: () => Promise<{ code: string }>
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    ...jest.requireActual('../../../request/fakeHost').taroModule.default,
    ...jest.requireActual('../../../routes/fakeNavigation').taroModule.default,
    login: () => mockHostLogin(),
  },
}))
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@tarojs/components'),
  /** The host's button: a tap asks for the number, and the test says what the customer answers. */
  Button: ({ id, openType, onGetPhoneNumber }: HostButton) => (
    <button type="button" id={id} data-open-type={openType} onClick={() => onGetPhoneNumber({ detail: mockNumber })} />
  ),
}))
jest.mock('@/platform/host', () => jest.requireActual('@/platform/host.weapp'))
jest.mock('@/platform/oneTap', () => jest.requireActual('@/platform/oneTap.weapp'))

interface HostButton {
  id: string
  openType: string
  onGetPhoneNumber(event: { detail: { code?: string } }): void
}

let mockNumber: { code?: string; errMsg: string }
let app: FakeApp
let store: LoginStore

beforeEach(() => {
  session.signOut()
  consent.accept()
  stored.clear()
  sent.length = 0
  openPages('center/login/index')
  mockHostLogin = async () => ({ code: 'js-1' })
  mockNumber = { code: 'phone-1', errMsg: 'getPhoneNumber:ok' }
  app = connectApp({ token: () => session.token })
  store = new LoginStore('/pages/my/index')
  store.agree(true)
})
afterEach(clean)

/** Draws the button and taps it; the host asks its customer where it may be asked. */
async function tapButton(): Promise<Element | null> {
  const { isLoggingIn: busy, isReady: ready, remind, oneTap } = store
  const box = draw(<OneTapButton text="one tap" busy={busy} ready={ready} onRemind={remind} onPhone={oneTap} />)
  const button = box.querySelector('#login-one-tap')
  tap(button)
  await act(settled)
  return button
}

/** Lets the server answer the login, and the page take it in. */
async function answer(body: object): Promise<void> {
  await sent[sent.length - 1]?.answer(body)
  await settled()
}

describe('login by one tap', () => {
  it('R-53 R-57 sends what the host gave, once for two taps, and leads back', async () => {
    expect((await tapButton())?.getAttribute('data-open-type')).toBe('getPhoneNumber')
    void store.oneTap('phone-1')
    await settled()
    expect(sent.map(argsOf)).toEqual([{ jsCode: 'js-1', phoneCode: 'phone-1' }])
    await answer(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(session.token).toBe('token-a')
    expect(moves).toEqual(['switchTab /pages/my/index'])
    expect(store.isLoggingIn).toBe(false)
  })

  it('R-47 R-48 an invited old user is told for 3 s and goes home', async () => {
    stored.set('inviterUserId', '42')
    await tapButton()
    expect(argsOf(sent[0])).toEqual({ jsCode: 'js-1', phoneCode: 'phone-1', inviterUserId: 42 })
    await answer(ok({ mToken: 'token-a', userStatus: 'old' }))
    expect(session.token).toBe('token-a')
    expect(moves).toEqual(['toast 3000 仅限新用户助力', 'switchTab /pages/home/index'])
    expect(stored.has('inviterUserId')).toBe(false)
  })

  it('R-48 an invited new user goes on to where he wanted', async () => {
    stored.set('inviterUserId', '42')
    await tapButton()
    await answer(ok({ mToken: 'token-a', userStatus: 'new' }))
    expect(moves).toEqual(['switchTab /pages/my/index'])
  })

  it('a customer who refuses his number is told of the other way, and nothing is sent', async () => {
    mockNumber = { errMsg: 'getPhoneNumber:fail user deny' }
    await tapButton()
    expect(moves).toEqual([`toast 2000 ${words.oneTapFailed}`])
    expect(sent).toHaveLength(0)
  })

  it('a host that refuses its own login says so in place of nothing', async () => {
    mockHostLogin = () => Promise.reject({ errMsg: 'login:fail' })
    await tapButton()
    expect(moves).toEqual([`toast 2000 ${words.oneTapFailed}`])
    expect([sent.length, store.isLoggingIn]).toEqual([0, false])
  })

  it('a number code that the server refuses is said in its words, once, and may be tried again', async () => {
    await tapButton()
    await answer(refusal('WX_CODE_INVALID', '微信登录已失效，请重试'))
    expect(moves).toEqual(['toast 2000 微信登录已失效，请重试'])
    expect([app.shown, session.token, store.isLoggingIn]).toEqual([[], undefined, false])
    void store.oneTap('phone-2')
    await settled()
    expect(argsOf(sent[1])).toEqual({ jsCode: 'js-1', phoneCode: 'phone-2' })
  })

  it('R-44 without a network says so once, and may be tried again', async () => {
    await tapButton()
    await sent[0]?.fail()
    await settled()
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
    expect([app.shown, store.isLoggingIn]).toEqual([[], false])
  })

  it('the host is not asked before the agreements are ticked: a tap says what is missing', async () => {
    store.agree(false)
    expect((await tapButton())?.hasAttribute('data-open-type')).toBe(false)
    expect(moves).toEqual([`toast 2000 ${words.agreeFirst}`])
    expect(sent).toHaveLength(0)
  })

  it('U7 nor before the privacy notice is accepted: the notice comes again', async () => {
    consent.withdraw()
    expect((await tapButton())?.hasAttribute('data-open-type')).toBe(false)
    expect([consent.answer, sent.length, moves]).toEqual(['unasked', 0, []])
  })

  it('the phone is the other way, and keeps where to go afterwards', () => {
    store.byPhone()
    expect(moves).toEqual([expect.stringMatching(/^redirectTo \/center\/login\/loginNum\?redirect=/)])
  })
})
