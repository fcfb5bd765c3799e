import type { LogoffLoss } from '@/contract/deregistration'
import type { Leaver } from '../../closing'
import type { Db } from '../../db/client'
import { declaredAreas } from '../../declared'

/** What a customer has at this moment and loses with the account. */
export async function lossOf(db: Db, of: Leaver): Promise<LogoffLoss> {
  const loss: LogoffLoss = { balance: 0, couponCount: 0, goldCoins: 0, memberDays: 0, rightsCount: 0, cardCount: 0 }
  for (const { closing } of declaredAreas()) Object.assign(loss, await closing?.loss?.(db, of))
  return loss
}
