import type { Db } from '../../db/client'
import { identityOf } from '../identity/identities'

/** Whether the identity of a customer is verified, by their card and their face. */
export const isVerified = async (db: Db, userId: number): Promise<boolean> =>
  Boolean((await identityOf(db, userId))?.faceAt)
