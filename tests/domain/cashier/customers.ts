import type { UserInfo } from '@/contract/session'
import { session } from '@/domain/session/session'

/** A customer as the server names them. */
export const customer = (userId: string): UserInfo => ({
  userId,
  nickName: 'Ann',
  imgUrl: '',
  mobile: '138****8001',
  xbtStatus: 2,
  isVip: false,
})

/** Signs a customer in whom the server has named already. */
export function signIn(token: string, userId = '1'): void {
  session.signIn(token)
  session.setUser(customer(userId))
}
