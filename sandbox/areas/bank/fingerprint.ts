import { createHmac } from 'node:crypto'
import type { Db } from '../../db/client'
import { Secrets } from '../../secrets'

/** Makes what stands for cards' numbers in the database: the same for the same number, and no way back to it without the secret. */
export async function fingerprints(db: Db): Promise<(cardNo: string) => string> {
  const secret = await new Secrets(db).text('card-numbers')
  return (cardNo) => createHmac('sha256', secret).update(cardNo).digest('hex')
}

/** What stands for one card's number. */
export const fingerprintOf = async (db: Db, cardNo: string): Promise<string> => (await fingerprints(db))(cardNo)
