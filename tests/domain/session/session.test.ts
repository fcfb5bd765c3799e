import { stored } from '@tests/request/fakeHost'
import { autorun } from 'mobx'
import { customerKeys } from '@/domain/session/customerKeys'
import { session } from '@/domain/session/session'
import { isSignedIn } from '@/domain/session/signedIn'
import { launchStorage } from '@/platform/storage/sessionStorage'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))
jest.mock('@/platform/storage/sessionStorage', () => jest.requireActual('@/platform/storage/sessionStorage.ts'))

const ann = { userId: '1', nickName: 'Ann', imgUrl: '', mobile: '138****8001', xbtStatus: 2, isVip: true } as const

beforeEach(() => {
  session.signOut()
  stored.clear()
})

describe('the session', () => {
  it('R-45 there is a login after signing in and none after signing out, and the token is gone from the device', () => {
    expect(isSignedIn()).toBe(false)
    session.signIn('token-a')
    expect(isSignedIn()).toBe(true)
    expect(stored.get('mToken')).toBe('token-a')
    session.signOut()
    expect(isSignedIn()).toBe(false)
    expect(stored.has('mToken')).toBe(false)
  })

  it('R-46 an answer without a token stores none and keeps the stored one', () => {
    session.signIn(undefined)
    session.signIn('')
    expect(stored.has('mToken')).toBe(false)
    session.signIn('token-a')
    session.signIn(undefined)
    expect(session.token).toBe('token-a')
  })

  it('U3 counts the customers who have left, so that screens make their stores anew', () => {
    const before = session.endedSessions
    session.signIn('token-a')
    expect(session.endedSessions).toBe(before)
    session.signIn('token-b')
    session.signIn('token-b')
    expect(session.endedSessions).toBe(before + 1)
    session.signOut()
    expect(session.endedSessions).toBe(before + 2)
  })

  it('can be handed its methods alone', () => {
    const { signIn, signOut } = session
    signIn('token-a')
    expect(isSignedIn()).toBe(true)
    signOut()
    expect(isSignedIn()).toBe(false)
  })

  it('takes the token that an earlier start stored, and ignores anything else in its place', () => {
    stored.set('mToken', 'token-a')
    session.restore()
    expect(session.token).toBe('token-a')
    stored.set('mToken', { forged: true })
    session.restore()
    expect(isSignedIn()).toBe(false)
  })

  it('U3 a customer who signs in after another one finds none of their data, whether or not that one signed out', () => {
    const emptied = jest.fn()
    session.onReset(emptied)
    session.signIn('token-a')
    session.setUser(ann)
    session.signIn('token-b')
    expect(session.user).toBeUndefined()
    expect(emptied).toHaveBeenCalledTimes(1)
    session.setUser(ann)
    session.signOut()
    expect(session.user).toBeUndefined()
    expect(emptied).toHaveBeenCalledTimes(2)
  })

  it('U3 personal data stored in an earlier run is removed too, though the code that stored it is not loaded', () => {
    const names = [...customerKeys.device, ...customerKeys.launch]
    const left = () => [
      ...customerKeys.device.filter((key) => stored.has(key)),
      ...customerKeys.launch.filter((key) => launchStorage.read(key) !== undefined),
    ]
    session.signIn('token-a')
    for (const key of customerKeys.device) stored.set(key, 'theirs')
    for (const key of customerKeys.launch) launchStorage.write(key, 'theirs')
    expect(left()).toEqual(names)
    session.signIn('token-b')
    expect(left()).toEqual([])
  })

  it('U3 code that holds personal data is told whether the customer left or only the login ended', () => {
    const ends: string[] = []
    session.onReset((end) => ends.push(end))
    session.signIn('token-a')
    session.signIn('token-b')
    session.lose('token-b')
    session.signIn('token-c')
    stored.set('mToken', 'token-d')
    session.lose('token-c')
    session.signOut()
    expect(ends).toEqual(['lost', 'lost', 'lost', 'left'])
  })

  it('U3 signing in with the same token again keeps the customer’s data', () => {
    session.signIn('token-a')
    session.setUser(ann)
    session.signIn('token-a')
    expect(session.user).toEqual(ann)
  })

  it('U1 U3 a token refused after another tab signed in is replaced by that tab’s, which stays stored, and personal data is removed', () => {
    session.signIn('token-a')
    session.setUser(ann)
    stored.set('mToken', 'token-b')
    expect(session.lose('token-a')).toBe(false)
    expect([session.token, stored.get('mToken'), session.user]).toEqual(['token-b', 'token-b', undefined])
    expect(session.lose('token-a')).toBe(false)
    expect(session.token).toBe('token-b')
    expect(session.lose('token-b')).toBe(true)
    expect([session.token, stored.has('mToken')]).toEqual([undefined, false])
  })

  it('U1 a token refused after another tab signed out ends here too', () => {
    session.signIn('token-a')
    stored.delete('mToken')
    expect(session.lose('token-a')).toBe(true)
    expect(isSignedIn()).toBe(false)
  })

  it('is drawn anew when a customer signs in, is named, or leaves', () => {
    const drawn: unknown[] = []
    const { signIn, setUser, signOut } = session
    const { endedSessions: before } = session
    const stop = autorun(() => drawn.push([session.token, session.user?.userId, session.endedSessions - before]))
    signIn('token-a')
    setUser(ann)
    signOut()
    stop()
    expect(drawn).toEqual([
      [undefined, undefined, 0],
      ['token-a', undefined, 0],
      ['token-a', '1', 0],
      [undefined, undefined, 1],
    ])
  })
})
