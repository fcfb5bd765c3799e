import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ReceiveLogRow } from '@/contract/member/rights'
import type { Db } from '../../../db/client'
import { giveOnce } from '../../../gifts'
import { inLanguage } from '../../../language'
import { pageOf } from '../../../paging'
import { pictureOf, type Viewer } from '../../../viewer'
import { giftItems } from '../gifts/giftItems'
import { itemsOf, type PlanItem } from '../plans/plan'
import { plans } from '../plans/plans'
import { vipClaims } from '../tables'

export type ClaimRecord = typeof vipClaims.$inferSelect
export type ClaimSource = ClaimRecord['source']

interface Claiming {
  userId: number
  source: ClaimSource
  item: PlanItem
  onceKey: string
  now: Date
}

/** Every item that can be claimed, by its id. */
const itemById = new Map<string, PlanItem>(
  [...itemsOf(plans.fei_yue), ...itemsOf(plans.leap), ...giftItems].map((item) => [item.itemId, item]),
)

/** Claims of a customer by what can be claimed once. */
export async function claimsByKey(
  db: Db,
  userId: number,
  onceKeys: readonly string[],
): Promise<Map<string, ClaimRecord>> {
  const rows = await db
    .select()
    .from(vipClaims)
    .where(and(eq(vipClaims.userId, userId), inArray(vipClaims.onceKey, [...onceKeys])))
  return new Map(rows.map((claim) => [claim.onceKey, claim]))
}

/** Claims an item inside the caller's transaction, once for each key: undefined where the key was used before. */
export const claimItem = (tx: Db, { userId, source, item, onceKey, now }: Claiming): Promise<ClaimRecord | undefined> =>
  giveOnce(
    tx,
    item.gift,
    { userId, source: 'member', ref: `${userId}:member:${onceKey}`, now },
    {
      claim: () =>
        tx
          .insert(vipClaims)
          .values({ userId, source, itemId: item.itemId, onceKey, result: { zh: '', en: '' }, receivedAt: now })
          .onConflictDoNothing()
          .returning(),
      keep: ({ claimId }, { result }) => tx.update(vipClaims).set({ result }).where(eq(vipClaims.claimId, claimId)),
    },
  )

/** A claim as the wire carries it; undefined where its item is no longer known. */
export function asClaimRow(claim: ClaimRecord, { lang, origin }: Viewer): ReceiveLogRow | undefined {
  const item = itemById.get(claim.itemId)
  if (!item) return undefined
  return {
    receiveId: String(claim.claimId),
    itemName: inLanguage(item.name, lang),
    itemType: item.itemType,
    itemImg: pictureOf('icon', item.icon, origin),
    receivedAt: claim.receivedAt.getTime(),
    result: inLanguage(claim.result, lang),
    jumpUrl: item.jumpUrl,
  }
}

/** A page of what a customer has claimed from these sources, newest first. */
export async function claimRows(
  db: Db,
  of: { userId: number; sources: readonly ClaimSource[]; page: number },
  viewer: Viewer,
): Promise<ReceiveLogRow[]> {
  const rows = await db
    .select()
    .from(vipClaims)
    .where(and(eq(vipClaims.userId, of.userId), inArray(vipClaims.source, [...of.sources])))
    .orderBy(desc(vipClaims.claimId))
  return pageOf(rows, of.page).flatMap((claim) => asClaimRow(claim, viewer) ?? [])
}

/** The latest claim of a customer from a source; undefined without one. */
export async function latestClaim(db: Db, userId: number, source: ClaimSource): Promise<ClaimRecord | undefined> {
  const [claim] = await db
    .select()
    .from(vipClaims)
    .where(and(eq(vipClaims.userId, userId), eq(vipClaims.source, source)))
    .orderBy(desc(vipClaims.claimId))
    .limit(1)
  return claim
}
