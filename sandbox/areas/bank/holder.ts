import type { Db } from '../../db/client'
import { identityOf } from '../identity/identities'

/** Name of the person whose identity this customer has verified; undefined where they have not. Only their own cards can be bound. */
export const holderOf = async (db: Db, userId: number): Promise<string | undefined> =>
  (await identityOf(db, userId))?.name
