import md5 from 'crypto-js/md5'
import { userInfo } from '@/contract/session'
import { session } from '@/domain/session/session'
import { signedInToken } from '@/domain/session/signedIn'
import { call } from '@/request/call'
import { ApiError } from '@/request/errors'

/** A fingerprint of the login in force. */
export const loginPrint = (): string => md5(signedInToken() ?? '').toString()

/** A fingerprint of the signed-in customer, the same under each of his logins; undefined until the server has named him. */
export const customerPrint = (): string | undefined => session.user && md5(session.user.userId).toString()

/** Has the server name the customer, unless somebody else signs in meanwhile. Silent, also where it does not. */
export async function askCustomer(): Promise<void> {
  const token = signedInToken()
  if (token === undefined) return
  try {
    const answer = await call(userInfo, {}, { toast: false })
    if (signedInToken() === token) session.setUser(answer.userInfo)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
