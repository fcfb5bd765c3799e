import type { Context, Handlers } from '../../../implement'
import type { contract } from '../contract'
import { hasMark, markOnce, marksOf } from './marks'
import { activityState } from './states'
import { activityViews } from './tables'
import { takeReward } from './take'
import { configOf, findActivity, itemsOf, type Scheduled } from './views'

/** The activity of a call that is only made while it is open; refuses otherwise. */
async function openActivity({
  req,
  db,
  now,
  refuse,
}: Context<{ code: string }, 'ACTIVITY_UNKNOWN' | 'ACTIVITY_COMING' | 'ACTIVITY_ENDED'>): Promise<Scheduled> {
  const found = await findActivity(db, req.code)
  if (!found) return refuse('ACTIVITY_UNKNOWN')
  const state = activityState(found.period, now)
  if (state === 'coming') return refuse('ACTIVITY_COMING')
  if (state === 'ended') return refuse('ACTIVITY_ENDED')
  return found
}

/** What operators configure: activities with their items, and what customers take of them. */
export const customHandlers = {
  async getActivityConfig({ req, db, refuse, ...viewer }) {
    const found = await findActivity(db, req.code)
    return found ? configOf(db, found, viewer) : refuse('ACTIVITY_UNKNOWN')
  },

  async getActivityItems({ req, user, db, refuse, ...viewer }) {
    const found = await findActivity(db, req.code)
    return found ? itemsOf(found, { db, user }, viewer) : refuse('ACTIVITY_UNKNOWN')
  },

  async joinActivity(context) {
    const { userId } = context.signedIn()
    const { plan } = await openActivity(context)
    await markOnce(context.db, { userId, code: plan.code, itemId: '', kind: 'joined', now: context.now })
    return {}
  },

  async visitActivityItem(context) {
    const { req, db, now, signedIn, refuse } = context
    const { userId } = signedIn()
    const { plan } = await openActivity(context)
    const item = plan.items.find(({ itemId, byVisit }) => itemId === req.itemId && byVisit)
    if (!item) return refuse('ITEM_UNKNOWN')
    const isIn = !plan.needsJoin || hasMark(await marksOf(db, userId, plan.code), 'joined')
    // Who only looks around has not begun yet.
    if (isIn) await markOnce(db, { userId, code: plan.code, itemId: item.itemId, kind: 'visited', now })
    return {}
  },

  async takeActivityReward(context) {
    const { req, db: tx, now, lang, signedIn, refuse } = context
    const user = signedIn()
    const activity = await openActivity(context)
    const taken = await takeReward(tx, { activity, itemId: req.itemId, user, now, lang })
    return 'refused' in taken ? refuse(taken.refused) : taken
  },

  async viewLog({ req: { page, code }, user, db, now }) {
    await db.insert(activityViews).values({ userId: user?.userId ?? null, page, code, viewedAt: now })
    return {}
  },
} satisfies Partial<Handlers<typeof contract>>
