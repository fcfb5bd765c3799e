import { createHmac } from 'node:crypto'
import type { Db } from '../../db/client'
import { Secrets } from '../../secrets'

/** What an account is known by: a phone number, or the account of a host. */
export type Identity = { mobile: string } | { openId: string }

/** What stands for an identity where the account may be closed: the same for the same one, and no way back to it without the secret. */
export async function identityHash(db: Db, identity: Identity): Promise<string> {
  const secret = await new Secrets(db).text('identities')
  const [name, value] = 'mobile' in identity ? ['mobile', identity.mobile] : ['openid', identity.openId]
  return createHmac('sha256', secret).update(`${name} ${value}`).digest('hex')
}
