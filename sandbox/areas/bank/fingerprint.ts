import { createHmac } from 'node:crypto'
import type { Db } from '../../db/client'
import { Secrets } from '../../secrets'

/** What stands for a card's number in the database: the same for the same number, and no way back to it without the secret. */
export async function fingerprintOf(db: Db, cardNo: string): Promise<string> {
  const secret = await new Secrets(db).text('card-numbers')
  return createHmac('sha256', secret).update(cardNo).digest('hex')
}
