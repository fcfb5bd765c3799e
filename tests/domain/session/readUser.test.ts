import { readUser } from '@/domain/session/readUser'
import { session } from '@/domain/session/session'
import type { Read } from '@/request/read'
import { stored } from '../../request/fakeHost'

jest.mock('@tarojs/taro', () => require('../../request/fakeHost').taroModule)
jest.mock('@/platform/host', () => require('@/platform/host.weapp'))

const ann = { userId: '1', nickName: 'Ann', imgUrl: '', mobile: '138****8001', xbtStatus: 2, isVip: true } as const

beforeEach(() => {
  session.signOut()
  stored.clear()
})

it('R-47 the customer who was read is the session’s', async () => {
  session.signIn('token-a')
  const read = (async () => ({ userInfo: ann })) as unknown as Read
  expect(await readUser(read)).toEqual({ userInfo: ann })
  expect(session.user).toEqual(ann)
})

it('U3 an answer that comes after another customer has signed in is not theirs', async () => {
  session.signIn('token-a')
  const read = (async () => {
    session.signIn('token-b')
    return { userInfo: ann }
  }) as unknown as Read
  await readUser(read)
  expect(session.user).toBeUndefined()
})
