import { and, eq, gt, sql } from 'drizzle-orm'
import type { Area } from '../../area'
import { cardOffers } from './cards'
import { cardState, rightKey } from './cardViews'
import { rightsClaims } from './tables'

/** A code of a health card's right, which serves while that card runs. */
export const healthCode: NonNullable<Area['partnerCode']> = async (db, code, { isUsed, now }) => {
  const [claim] = await db.select().from(rightsClaims).where(eq(rightsClaims.code, code))
  if (!claim) return undefined
  const { claimId, userId, onceKey } = claim
  const { period } = await cardState(db, userId, 'health', now)
  const { rights } = cardOffers.health
  const running = rights.find(({ rightId }) => period && rightKey('health', rightId, period) === onceKey)
  if (!running) return endedRight(onceKey)
  const isLeft = and(eq(rightsClaims.claimId, claimId), gt(rightsClaims.left, 0))
  // One statement, so that of two uses of the last one at the same time the second finds nothing left.
  if (isUsed)
    await db
      .update(rightsClaims)
      .set({ left: sql`${rightsClaims.left} - 1` })
      .where(isLeft)
  const [after] = await db.select().from(rightsClaims).where(eq(rightsClaims.claimId, claimId))
  return { name: running.name, left: after?.left ?? 0 }
}

/** A right of a card that has ended; undefined where the claim is none of a health card. */
function endedRight(onceKey: string) {
  const ended = cardOffers.health.rights.find(({ rightId }) => onceKey.startsWith(`health:${rightId}:`))
  return ended && { name: ended.name, left: 0 }
}
