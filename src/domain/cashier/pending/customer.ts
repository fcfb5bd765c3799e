import md5 from 'crypto-js/md5'
import { readUser } from '@/domain/session/readUser'
import { session } from '@/domain/session/session'
import { isSignedIn, signedInToken } from '@/domain/session/signedIn'
import { call } from '@/request/call'
import { orElse } from '@/request/orElse'

/** A fingerprint of the login in force. */
export const loginPrint = (): string => md5(signedInToken() ?? '').toString()

/** A fingerprint of the signed-in customer, the same under each of their logins; undefined until the server has named them. */
export const customerPrint = (): string | undefined => session.user && md5(session.user.userId).toString()

/** Asks the server who is signed in; a failure is silent. */
export async function askCustomer(): Promise<void> {
  if (isSignedIn()) await orElse(readUser((endpoint, data) => call(endpoint, data, { toast: false })))
}
