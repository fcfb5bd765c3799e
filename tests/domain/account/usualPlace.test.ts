import { stored } from '@tests/request/fakeHost'
import { usualPlace } from '@/domain/account/usualPlace'
import { session } from '@/domain/session/session'

jest.mock('@tarojs/taro', () => require('@tests/request/fakeHost').taroModule)

it('U3 the usual place is forgotten when the session ends, on the screen and on the device', () => {
  session.signIn('token-a')
  usualPlace.keep({ name: 'Square', address: 'Avenue', latitude: 31.2, longitude: 121.4 })
  expect(usualPlace.place?.name).toBe('Square')
  expect(stored.has('usualPlace')).toBe(true)
  session.signOut()
  expect(usualPlace.place).toBeUndefined()
  expect(stored.has('usualPlace')).toBe(false)
})
