import type { Db } from '../../db/client'
import { identityOf } from '../identity/identities'

/**
 * Name of the person whose identity this customer has verified, card and face; undefined where they have not. Only their own cards can be
 * bound.
 */
export async function holderOf(db: Db, userId: number): Promise<string | undefined> {
  const identity = await identityOf(db, userId)
  return identity?.faceAt ? identity.name : undefined
}
