import { customer } from '@tests/domain/cashier/customers'
import { deferred } from '@tests/lib/deferred'
import { stored } from '@tests/request/fakeHost'
import { userInfo } from '@/contract/session'
import { launch } from '@/domain/session/launch'
import { readUser } from '@/domain/session/readUser'
import { session } from '@/domain/session/session'
import { signedInToken } from '@/domain/session/signedIn'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)
jest.mock('@/platform/host/host', () => require('@/platform/host/host.weapp'))

const answer = { userInfo: customer('1') }

beforeEach(() => {
  session.signOut()
  launch.dropAppToken()
  stored.clear()
})

describe('who is signed in', () => {
  it('is read and told to the session', async () => {
    session.signIn('token-a')
    const read = jest.fn().mockResolvedValue(answer)
    expect(await readUser(read)).toBe(answer)
    expect(read.mock.calls).toEqual([[userInfo, {}]])
    expect(session.user).toEqual(answer.userInfo)
  })

  it.each<[string, () => void]>([
    ['another customer has signed in', () => session.signIn('token-b')],
    ['the customer has signed out', () => session.signOut()],
  ])('U3 is not told where %s meanwhile', async (_, meanwhile) => {
    session.signIn('token-a')
    const late = deferred<typeof answer>()
    const reading = readUser(jest.fn().mockReturnValue(late.promise))
    meanwhile()
    late.resolve(answer)
    await reading
    expect(session.user).toBeUndefined()
  })

  it('R-21 is the customer of our own login, else of the native app’s', () => {
    expect(signedInToken()).toBeUndefined()
    launch.takeAppToken('app-token')
    expect(signedInToken()).toBe('app-token')
    session.signIn('token-a')
    expect(signedInToken()).toBe('token-a')
  })
})
