import type {
  Activity,
  ActivityConfigRes,
  ActivityItem,
  ActivityItemsRes,
  ActivityLink,
} from '@/contract/activity/custom'
import type { Db } from '../../../db/client'
import { inLanguage } from '../../../language'
import type { User } from '../../../user'
import { pictureOf, type Viewer } from '../../../viewer'
import { hasMark, type Mark, marksOf, receivedCounts } from './marks'
import type { ActivityPlan, ItemPlan } from './plans/plan'
import { planOf, plans } from './plans/plans'
import { type ActivityPeriod, activityState, itemState } from './states'
import { periodOf } from './times'
import { isVoucherTaken, voucherOf } from './voucher'

/** An activity with its period, where it was scheduled. */
export interface Scheduled {
  plan: ActivityPlan
  period: ActivityPeriod
}

/** The activity of a code; undefined for a code that does not exist. */
export async function findActivity(db: Db, code: string): Promise<Scheduled | undefined> {
  const plan = planOf(code)
  const period = plan && (await periodOf(db, code))
  return plan && period && { plan, period }
}

/** What the app shows of an activity, and what else is open. */
export async function configOf(db: Db, { plan, period }: Scheduled, viewer: Viewer): Promise<ActivityConfigRes> {
  return { activity: activityView(plan, period, viewer), others: await othersThan(db, plan, viewer) }
}

function activityView(plan: ActivityPlan, period: ActivityPeriod, viewer: Viewer): Activity {
  const { lang, origin, now } = viewer
  return {
    code: plan.code,
    title: inLanguage(plan.title, lang),
    text: inLanguage(plan.text, lang),
    state: activityState(period, now),
    startTime: period.startTime.getTime(),
    endTime: period.endTime.getTime(),
    picture: pictureOf('wide', plan.banner, origin),
    rules: plan.rules.map((rule) => inLanguage(rule, lang)),
    schema: plan.blocks ? JSON.stringify({ ts: now.getTime(), page: { blocks: plan.blocks(viewer) } }) : '',
  }
}

async function othersThan(db: Db, { code }: ActivityPlan, { lang, origin, now }: Viewer): Promise<ActivityLink[]> {
  const links: ActivityLink[] = []
  for (const plan of plans.filter((one) => one.isListed && one.code !== code)) {
    const period = await periodOf(db, plan.code)
    if (!period || activityState(period, now) !== 'open') continue
    links.push({
      code: plan.code,
      title: inLanguage(plan.title, lang),
      text: inLanguage(plan.text, lang),
      picture: pictureOf('wide', plan.banner, origin),
      endTime: period.endTime.getTime(),
      jumpUrl: plan.address,
    })
  }
  return links
}

/** Whose items are shown. */
interface Owner {
  db: Db
  user: User | undefined
}

/** The items of an activity as a customer, or a visitor, sees them. */
export async function itemsOf({ plan, period }: Scheduled, owner: Owner, viewer: Viewer): Promise<ActivityItemsRes> {
  const { db, user } = owner
  const marks = user ? await marksOf(db, user.userId, plan.code) : []
  const received = await receivedCounts(db, plan.code)
  const items: ActivityItem[] = []
  for (const item of plan.items) {
    const done = user ? await doneOf(item, { db, user, since: period.startTime, now: viewer.now }, marks) : 0
    const left = item.stock === undefined ? undefined : Math.max(0, item.stock - (received.get(item.itemId) ?? 0))
    items.push(itemView(plan, item, { done, left, marks }, viewer))
  }
  return { joined: user !== undefined && (!plan.needsJoin || hasMark(marks, 'joined')), items }
}

type ProgressFacts = Parameters<NonNullable<ItemPlan['progress']>>[0]

/** How far a customer is with an item; what was received is done, whatever has changed since. */
export async function doneOf(item: ItemPlan, facts: ProgressFacts, marks: readonly Mark[]): Promise<number> {
  const done = item.byVisit ? Number(hasMark(marks, 'visited', item.itemId)) : ((await item.progress?.(facts)) ?? 0)
  if (item.kind === 'entry') return done
  return hasMark(marks, 'received', item.itemId) ? totalOf(item) : Math.min(done, totalOf(item))
}

export const totalOf = ({ total = 1 }: ItemPlan): number => total

interface ItemState {
  done: number
  left: number | undefined
  marks: readonly Mark[]
}

function itemView(plan: ActivityPlan, item: ItemPlan, { done, left, marks }: ItemState, viewer: Viewer): ActivityItem {
  const { lang, origin } = viewer
  const { itemId, kind } = item
  const voucher = kind === 'voucher' ? voucherOf(plan, marks) : undefined
  const total = totalOf(item)
  const isLate = item.gain?.kind === 'voucher' && isVoucherTaken(plan, marks)
  const state = itemState({
    kind,
    done,
    total,
    isReceived: hasMark(marks, 'received', itemId),
    left: isLate ? 0 : left,
  })
  const hasProgress = kind === 'task' || kind === 'goods'
  return {
    itemId,
    kind,
    section: item.section ? inLanguage(item.section, lang) : '',
    title: inLanguage(item.title, lang),
    text: inLanguage(item.text, lang),
    picture: pictureOf('icon', item.icon, origin),
    state,
    done: voucher?.amount ?? done,
    total: voucher?.most ?? (hasProgress ? total : 0),
    jumpUrl: item.jumpUrl ?? '',
    byVisit: item.byVisit ?? false,
    ...(left === undefined ? {} : { stock: left }),
    reward: voucher || item.gain?.kind === 'subsidyCard' ? 'coupon' : (item.gain?.kind ?? 'none'),
    amount: voucher?.amount ?? amountOf(item),
  }
}

/** What an item gives, in fen or coins. */
export function amountOf({ gain }: ItemPlan): number {
  if (!gain) return 0
  if (gain.kind === 'coupon') return gain.discount
  return gain.kind === 'coins' ? gain.coins : gain.amount
}
