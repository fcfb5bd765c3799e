import { backToNative } from '@/domain/native/backToNative'
import { nativeBridge } from '@/domain/native/bridge'
import { openNative } from '@/domain/native/openNative'
import { tellClick } from '@/domain/native/tellClick'
import type { fakeShell } from './fakeShell'

jest.mock('@/platform/host/host', () => ({
  hostFacts: { os: () => 'ANDROID', origin: () => 'https://own.example.com' },
}))
jest.mock('@/platform/host/bridge', () => {
  const shell = jest.requireActual('./fakeShell').fakeShell()
  const app = { shell, isThere: true }
  return { app, findBridge: () => (app.isThere ? shell.bridge : undefined) }
})

const { app } = jest.requireMock<{ app: { shell: ReturnType<typeof fakeShell>; isThere: boolean } }>(
  '@/platform/host/bridge',
)
const { shell } = app
/** The requests to the app since the last call, all answered now. */
const asked = () =>
  shell.heard.splice(0).map((message) => {
    shell.say(JSON.stringify({ ...message, data: {} }))
    return [message.type, message.data]
  })

beforeEach(() => {
  app.isThere = true
  shell.heard.length = 0
})

describe('handing over to a native page', () => {
  it.each(['bill', 'card', 'loan', 'login', 'share'])('R-16 nativeType %s reaches the app', async (nativeType) => {
    const end = openNative(nativeType, undefined)
    expect(shell.last('openPage')?.data).toEqual({ nativeType })
    shell.answer('openPage')
    expect((await end).kind).toBe('done')
  })

  it('R-16 the bill takes an address with it, the other types do not', async () => {
    const ends = [openNative('bill', 'https://m.example.com/bill?id=7'), openNative('card', 'https://m.example.com/x')]
    expect(asked()).toEqual([
      ['openPage', { nativeType: 'bill', url: 'https://m.example.com/bill?id=7' }],
      ['openPage', { nativeType: 'card' }],
    ])
    expect(ends).toHaveLength(2)
  })

  it.each([
    'https://evil.com/',
    'javascript:alert(1)',
    '//m.example.com/',
    'https://m.example.com@evil.com/',
    'https://m.example.com/?mToken=stolen',
    '',
  ])('S2 R-16 a bill with the address %j is not sent', async (url) => {
    expect(await openNative('bill', url)).toEqual({ kind: 'badUrl' })
    expect(asked()).toEqual([])
  })

  it.each([undefined, '', 'eval', 'constructor', 'Bill'])(
    'R-16 nativeType %j is unknown and not sent',
    async (type) => {
      expect(await openNative(type, undefined)).toEqual({ kind: 'unknown' })
      expect(asked()).toEqual([])
    },
  )
})

describe('the way back to the native page', () => {
  it.each([
    [1, true],
    [0, false],
  ])('R-78 the app is asked with appFrom; its code %s is %s', async (code, isBack) => {
    const end = backToNative('goldHome')
    expect(shell.last('back')?.data).toEqual({ appFrom: 'goldHome' })
    shell.answer('back', {}, code)
    expect(await end).toBe(isBack)
  })
})

describe('clicks', () => {
  it.each(['gold-member', 'balance'] as const)('R-121 a click on %s is told to the app', async (target) => {
    tellClick(target)
    await import('@/domain/native/bridge')
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked()).toEqual([['click', { target }]])
    expect(nativeBridge.state).not.toBe('absent')
  })

  it('R-121 outside of the app nothing is told', async () => {
    app.isThere = false
    tellClick('balance')
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked()).toEqual([])
  })
})
