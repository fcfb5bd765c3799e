import { argsOf, notSignedIn, ok, refusal, type SentCall } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle, waiting } from '@tests/screens/screenTest'
import { happen } from '@tests/shell/fakeHooks'
import { box, filled, press, type } from '@tests/ui/mounted'
import { goldActivity, goldReceive, goldSendSms } from '@/contract/member/goldActivity'
import { consent } from '@/domain/account/consent'
import { session } from '@/domain/session/session'
import { member as words } from '@/i18n/member'
import OuterDeliver from '@/subPackages/gold-member/outer-deliver'

const offer = { title: 'Gold', subtitle: '', card: '', months: 1, worth: 1_990, benefits: [], rules: [] }
/** Noon of 20 May 2030, and how the page shows that day. */
const endTime = Date.parse('2030-05-20T12:00:00+08:00')
const until = words.receivedText('2030-05-20')

const open = () => {
  screen.open()
}

const screen = screenTest(OuterDeliver, 'subPackages/gold-member/outer-deliver', { person: 'visitor' })

const tokenOf = (call: SentCall | undefined) => (call?.data as { mToken?: string } | undefined)?.mToken
const tokensTo = (endpoint: { path: string }) => callsTo(endpoint).map(tokenOf)
const field = (name: 'phone' | 'code') => box.querySelector(`#gold-${name}`)
const input = (name: 'phone' | 'code') => box.querySelector<HTMLInputElement>(`#gold-${name} input`)
const isBusy = () => box.querySelector('#gold-receive .button-spinner') !== null

/** Fills everything in, with a code of six digits. */
async function fill(code = '123456'): Promise<void> {
  await filled()
  type(input('phone'), '13800138001')
  type(input('code'), code)
  press('gold-agree')
}

/** Opens the page, whose offer the server has. */
async function openOffer(): Promise<void> {
  open()
  await serve(goldActivity, ok(offer))
}

describe('a session that ended', () => {
  it('R-32 U2 300000 removes the token and opens no other page, and the page shows its form again', async () => {
    session.signIn('token-a')
    open()
    await serve(goldActivity, ok({ ...offer, received: { endTime } }))
    expect(box.textContent).toContain(until)
    await during(() => session.lose('token-a'))
    await serve(goldActivity, ok(offer))
    expect(tokensTo(goldActivity)).toEqual(['token-a', undefined])
    expect(box.textContent).toContain(words.receiveTitle)
    expect([moves, screen.app.shown]).toEqual([[], []])
  })

  it('R-32 U2 an offer that is read with an ended session is read once more as a visitor', async () => {
    session.signIn('token-a')
    open()
    await serve(goldActivity, notSignedIn)
    expect(session.token).toBeUndefined()
    await serve(goldActivity, ok(offer))
    expect(tokensTo(goldActivity)).toEqual(['token-a', undefined])
    expect(box.textContent).toContain(words.receiveTitle)
    expect([moves, screen.app.shown]).toEqual([[], []])
  })

  it('R-32 the form is sent once more as a visitor, under the same id, and ends where the customer sees it', async () => {
    session.signIn('token-a')
    await openOffer()
    await fill()
    press('gold-receive')
    await serve(goldReceive, notSignedIn)
    expect([input('phone')?.value, input('code')?.value]).toEqual(['138 0013 8001', '123456'])
    await serve(goldReceive, ok({ endTime }))
    const ids = callsTo(goldReceive).map(({ header }) => header?.requestId)
    expect(ids).toEqual([expect.any(String), ids[0]])
    expect(tokensTo(goldReceive)).toEqual(['token-a', undefined])
    expect(box.textContent).toContain(until)
    expect([moves, screen.app.shown]).toEqual([[], []])
  })

  it('R-32 a server that refuses visitors too is shown as a failure of the page, not followed to login', async () => {
    open()
    await serve(goldActivity, notSignedIn)
    await serve(goldActivity, notSignedIn)
    expect(callsTo(goldActivity)).toHaveLength(2)
    expect(waiting()).toEqual([])
    expect(box.textContent).toContain('重试')
    expect(moves).toEqual([])
  })
})

describe('the next customer', () => {
  it('U3 sees nothing of what the one before has received, at once', async () => {
    session.signIn('token-a')
    await openOffer()
    await fill()
    press('gold-receive')
    await serve(goldReceive, ok({ endTime }))
    expect(box.textContent).toContain(until)
    await during(() => session.signIn('token-b'))
    expect(box.textContent).not.toContain(until)
    expect(box.textContent).toContain(words.receiveTitle)
    await serve(goldActivity, ok({ ...offer, received: { endTime: endTime + 86_400_000 } }))
    expect(tokensTo(goldActivity)).toEqual(['token-a', 'token-b'])
    expect(box.textContent).toContain('有效期至 2030-05-21，登录即可使用')
  })

  it('U3 sees nothing of what the server said the one before had received, at once', async () => {
    session.signIn('token-a')
    open()
    await serve(goldActivity, ok({ ...offer, received: { endTime } }))
    await during(() => session.signOut())
    expect(box.textContent).not.toContain(until)
    expect(box.textContent).toContain(words.receiveTitle)
  })
})

describe('asking for a code', () => {
  it('R-32 asks once more as a visitor when the session has ended, and counts 60 s down', async () => {
    session.signIn('token-a')
    await openOffer()
    await filled()
    type(input('phone'), '138 0013 8001')
    press('gold-send')
    await serve(goldSendSms, notSignedIn)
    await serve(goldSendSms, ok({ expireSeconds: 600, resendSeconds: 60 }))
    expect(callsTo(goldSendSms).map(argsOf)).toEqual([{ mobile: '13800138001' }, { mobile: '13800138001' }])
    expect(box.querySelector('#gold-send')?.textContent).toBe('60 秒后重发')
  })

  it('a number that has received already is marked beside the number', async () => {
    await openOffer()
    await fill()
    press('gold-send')
    await serve(goldSendSms, refusal('ALREADY_RECEIVED', 'not again'))
    expect(field('phone')?.textContent).toContain('not again')
  })
})

describe('receiving', () => {
  beforeEach(openOffer)

  it.each([
    ['CODE_WRONG', 'code'],
    ['CODE_LOCKED', 'code'],
    ['ALREADY_RECEIVED', 'phone'],
    ['MOBILE_INVALID', 'phone'],
  ] as const)('%s is shown beside its field (%s), without a toast, and the text stays', async (code, name) => {
    await fill()
    press('gold-receive')
    expect(isBusy()).toBe(true)
    await serve(goldReceive, refusal(code, 'not so'))
    expect(field(name)?.querySelector('[role=alert]')?.textContent).toBe('not so')
    expect([input('phone')?.value, input('code')?.value, isBusy()]).toEqual(['138 0013 8001', '123456', false])
    expect([moves, screen.app.shown]).toEqual([[], []])
  })

  it('is not sent with an incomplete code, nor before the terms are ticked', async () => {
    await fill('12a')
    press('gold-receive')
    expect(field('code')?.querySelector('[role=alert]')).not.toBeNull()
    expect(moves).toEqual([])
    type(input('code'), '123456')
    press('gold-agree')
    press('gold-receive')
    await settle()
    expect([box.querySelector('.alarm')?.textContent, moves]).toEqual(['请先阅读并勾选协议', []])
    expect(callsTo(goldReceive)).toHaveLength(0)
  })

  it('two taps send one form', async () => {
    await fill()
    press('gold-receive')
    press('gold-receive')
    await serve(goldReceive, ok({ endTime }))
    expect(callsTo(goldReceive)).toHaveLength(1)
  })

  it('U7 is not sent before the privacy notice is accepted: the notice is shown again', async () => {
    await during(() => consent.withdraw())
    await fill()
    press('gold-receive')
    await settle()
    expect(callsTo(goldReceive)).toHaveLength(0)
    expect(box.querySelector('#privacy-notice')).not.toBeNull()
  })

  it('R-44 a lost answer is one toast, and the same form is sent again under the same id', async () => {
    await fill()
    press('gold-receive')
    await serve(goldReceive, 'no network')
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
    press('gold-receive')
    await serve(goldReceive, ok({ endTime }))
    const [first, second] = callsTo(goldReceive)
    expect(first?.header?.requestId).toEqual(expect.any(String))
    expect(second?.header?.requestId).toBe(first?.header?.requestId)
    expect(box.textContent).toContain(until)
  })

  it('R-44 a failure while the page is covered is shown when it is in front again', async () => {
    await fill()
    press('gold-receive')
    happen('hide')
    await serve(goldReceive, 'no network')
    expect(moves).toEqual([])
    happen('show')
    expect(moves).toEqual(['toast 2000 网络不可用，请检查网络设置'])
  })
})
