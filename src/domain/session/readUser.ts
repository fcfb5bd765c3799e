import { type UserInfoRes, userInfo } from '@/contract/session'
import type { Read } from '@/request/read'
import { session } from './session'
import { signedInToken } from './signedIn'

/** Reads who is signed in and tells the session, unless another customer has signed in meanwhile (U3). Throws `ApiError`. */
export async function readUser(read: Read): Promise<UserInfoRes> {
  const token = signedInToken()
  const answer = await read(userInfo, {})
  if (signedInToken() === token) session.setUser(answer.userInfo)
  return answer
}
