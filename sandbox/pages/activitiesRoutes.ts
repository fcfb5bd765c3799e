import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Mark } from '../areas/activity/custom/marks'
import { plans } from '../areas/activity/custom/plans/plans'
import { activityMarks, activityViews } from '../areas/activity/custom/tables'
import { isShift, moveActivity, periodOf } from '../areas/activity/custom/times'
import type { Core } from '../core'
import type { Db } from '../db/client'
import { type ActivityRow, activitiesPage } from './activitiesPage'
import { langOf, sendPage } from './reply'

async function marked(db: Db, code: string, kind: Mark['kind']): Promise<number> {
  const isIt = and(eq(activityMarks.code, code), eq(activityMarks.kind, kind))
  return db.$count(activityMarks, isIt)
}

async function viewed(db: Db, code: string): Promise<number> {
  return db.$count(activityViews, eq(activityViews.code, code))
}

/** The page of activities. */
export function mountActivitiesPage(app: FastifyInstance, { db, now }: Core): void {
  app.get('/sandbox/activities', async (request, reply) => {
    const rows: ActivityRow[] = []
    for (const plan of plans) {
      const { code } = plan
      const period = await periodOf(db, code)
      if (!period) continue
      const [views, joined, received] = [
        await viewed(db, code),
        await marked(db, code, 'joined'),
        await marked(db, code, 'received'),
      ]
      rows.push({ plan, period, views, joined, received })
    }
    return sendPage(reply, activitiesPage(rows, now(), langOf(request)))
  })
}

/** The buttons of the page; mounted where calls from other sites are refused. */
export function mountActivitiesButtons(scope: FastifyInstance, { db, now }: Core): void {
  scope.post<{ Params: { code: string; shift: string } }>(
    '/sandbox/activities/:code/:shift',
    async (request, reply) => {
      const { code, shift } = request.params
      if (isShift(shift)) await moveActivity(db, code, shift, now())
      return reply.redirect(`/sandbox/activities?lang=${langOf(request)}`, 303)
    },
  )
}
