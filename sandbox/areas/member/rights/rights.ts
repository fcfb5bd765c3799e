import type { ReceiveStatus, RightsCategory, RightsItem } from '@/contract/member/rights'
import { monthsAfter } from '../../../beijing'
import type { Db } from '../../../db/client'
import { inLanguage } from '../../../language'
import { pictureOf, type Viewer } from '../../../viewer'
import { monthOf } from '../chargeTimes'
import { itemsOf, type Plan, type PlanItem } from '../plans/plan'
import { plans } from '../plans/plans'
import { isRunning, type Term, termOf } from '../terms'
import { type ClaimRecord, claimItem, claimsByKey } from './claims'
import { lastRenewal } from './lastRenewal'

/** Free life benefits, of which a member claims one each membership month. */
const freeLife: readonly PlanItem['itemType'][] = ['life_coupon', 'mt_shen_coupon']

/** When the next membership month begins. */
export const nextMonth = (term: Term, now: Date): Date => monthsAfter(term.startTime, monthOf(term.startTime, now) + 1)

/**
 * What of this item can be claimed once: in this membership month the item, or the free life benefit of the month; with each renewal what is for
 * members who renew, which is undefined for others.
 */
function onceKeyOf(
  plan: Plan,
  item: PlanItem,
  { term, renewal, now }: { term: Term; renewal: string | undefined; now: Date },
): string | undefined {
  if (item.forRenewal) return renewal && `${plan.vipType}:${item.itemId}:${renewal}`
  const what = freeLife.includes(item.itemType) ? 'life' : item.itemId
  return `${plan.vipType}:${what}:${term.startTime.getTime()}:${monthOf(term.startTime, now)}`
}

/** Whether an item can be claimed: locked for who has never been a member or has to renew first, over for whose membership has ended. */
function statusOf(
  item: PlanItem,
  { term, onceKey, now }: { term: Term | undefined; onceKey: string | undefined; now: Date },
  claim: ClaimRecord | undefined,
): ReceiveStatus {
  if (!term) return 'locked'
  if (!isRunning(term, now)) return 'expired'
  if (onceKey === undefined) return 'locked'
  if (!claim) return 'can_receive'
  return claim.itemId === item.itemId ? 'received' : 'used_up'
}

/** The state of every item of a plan for a customer, or a visitor without an id. */
export async function statusesOf(
  db: Db,
  plan: Plan,
  userId: number | undefined,
  now: Date,
): Promise<Map<string, ReceiveStatus>> {
  const term = userId === undefined ? undefined : await termOf(db, userId, plan.vipType)
  const renewal = term && (await lastRenewal(db, term))
  const keyed = itemsOf(plan).map((item) => ({ item, key: term && onceKeyOf(plan, item, { term, renewal, now }) }))
  const keys = keyed.flatMap(({ key }) => key ?? [])
  const claims = userId === undefined ? new Map<string, ClaimRecord>() : await claimsByKey(db, userId, keys)
  return new Map(
    keyed.map(({ item, key }) => [item.itemId, statusOf(item, { term, onceKey: key, now }, claims.get(key ?? ''))]),
  )
}

/** An item as the wire carries it. */
function asItem(item: PlanItem, receiveStatus: ReceiveStatus, { lang, origin }: Viewer): RightsItem {
  return {
    itemId: item.itemId,
    itemName: inLanguage(item.name, lang),
    itemType: item.itemType,
    itemSalePrice: item.salePrice,
    itemTitle: inLanguage(item.title, lang),
    itemSubTitle: inLanguage(item.subTitle, lang),
    itemImg: pictureOf('icon', item.icon, origin),
    description: inLanguage(item.description, lang),
    hasGotten: receiveStatus === 'received',
    jumpUrl: item.jumpUrl,
    receiveStatus,
  }
}

/** The rights of a plan by category, each item with its state. */
export async function rightsOf(
  db: Db,
  plan: Plan,
  userId: number | undefined,
  viewer: Viewer,
): Promise<RightsCategory[]> {
  const { lang, origin, now } = viewer
  const statuses = await statusesOf(db, plan, userId, now)
  return plan.categories.map(({ categoryType, name, packages }) => ({
    categoryType,
    categoryName: inLanguage(name, lang),
    packageList: packages.map((one, at) => ({
      packageType: one.packageType,
      packageName: inLanguage(one.name, lang),
      packageTitle: inLanguage(one.title, lang),
      packageSubTitle: inLanguage(one.subTitle, lang),
      images: [pictureOf('wide', one.image, origin)],
      description: inLanguage(one.description, lang),
      customDescription: inLanguage(one.customDescription, lang),
      priority: at,
      itemList: one.items.map((item) => asItem(item, statuses.get(item.itemId) ?? 'locked', viewer)),
    })),
  }))
}

const refusalOf = {
  locked: 'RIGHT_LOCKED',
  expired: 'RIGHT_EXPIRED',
  received: 'RIGHT_RECEIVED',
  used_up: 'RIGHT_USED_UP',
} as const satisfies Record<Exclude<ReceiveStatus, 'can_receive'>, string>

/** Claims an item of a plan for a member, inside the caller's transaction; the item's key decides between claims at the same time (W3). */
export async function claimRight(
  tx: Db,
  { userId, itemId, now }: { userId: number; itemId: string; now: Date },
): Promise<
  { item: PlanItem; claim: ClaimRecord } | { refused: (typeof refusalOf)[keyof typeof refusalOf] | 'RIGHT_UNKNOWN' }
> {
  const plan = Object.values(plans).find((one) => itemsOf(one).some((item) => item.itemId === itemId))
  const item = plan && itemsOf(plan).find((one) => one.itemId === itemId)
  if (!plan || !item) return { refused: 'RIGHT_UNKNOWN' }
  const term = await termOf(tx, userId, plan.vipType)
  if (!term) return { refused: 'RIGHT_LOCKED' }
  if (!isRunning(term, now)) return { refused: 'RIGHT_EXPIRED' }
  const onceKey = onceKeyOf(plan, item, { term, renewal: await lastRenewal(tx, term), now })
  if (onceKey === undefined) return { refused: 'RIGHT_LOCKED' }
  const claim = await claimItem(tx, { userId, source: plan.vipType, item, onceKey, now })
  if (claim) return { item, claim }
  const status = statusOf(item, { term, onceKey, now }, (await claimsByKey(tx, userId, [onceKey])).get(onceKey))
  return { refused: status === 'used_up' ? refusalOf.used_up : refusalOf.received }
}
