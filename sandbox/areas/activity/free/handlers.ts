import { type FreeGroup, freeActivityCode } from '@/contract/activity/free'
import type { Handlers } from '../../../implement'
import type { Viewer } from '../../../viewer'
import type { contract } from '../contract'
import { activityState } from '../custom/states'
import { periodOf } from '../custom/times'
import { findGroup, type GroupRow, joinGroup, startGroup } from './groups'
import { freeItemOf } from './items'
import { groupsPage, groupViews } from './views'

/** Goods that groups get for free. */
export const freeHandlers = {
  async freeGroup({ req: { groupId }, user, db, refuse, ...viewer }) {
    const row = await findGroup(db, groupId)
    const group = row && (await viewOf(row, { db, userId: user?.userId }, viewer))
    return group ? { group } : refuse('GROUP_UNKNOWN')
  },

  async startFreeGroup({ req: { itemId }, signedIn, db: tx, refuse, ...viewer }) {
    const { userId } = signedIn()
    const item = freeItemOf(itemId)
    if (!item) return refuse('ITEM_UNKNOWN')
    const period = await periodOf(tx, freeActivityCode)
    const state = period ? activityState(period, viewer.now) : 'ended'
    if (state === 'coming') return refuse('ACTIVITY_COMING')
    if (state === 'ended') return refuse('ACTIVITY_ENDED')
    const started = await startGroup(tx, { userId, item, now: viewer.now })
    if ('refused' in started) return refuse(started.refused)
    const group = await viewOf(started, { db: tx, userId }, viewer)
    return group ? { group } : refuse('ITEM_UNKNOWN')
  },

  async joinFreeGroup({ req: { groupId }, signedIn, db: tx, refuse, ...viewer }) {
    const { userId } = signedIn()
    const joined = await joinGroup(tx, { userId, groupId, now: viewer.now })
    if ('refused' in joined) return refuse(joined.refused)
    const group = await viewOf(joined, { db: tx, userId }, viewer)
    return group ? { group } : refuse('GROUP_UNKNOWN')
  },

  async freeGroups({ req: { page }, signedIn, db, ...viewer }) {
    const { userId } = signedIn()
    return { groups: await groupViews(await groupsPage(db, userId, page), { db, userId }, viewer) }
  },
} satisfies Partial<Handlers<typeof contract>>

async function viewOf(
  row: GroupRow,
  owner: Parameters<typeof groupViews>[1],
  viewer: Viewer,
): Promise<FreeGroup | undefined> {
  const [view] = await groupViews([row], owner, viewer)
  return view
}
