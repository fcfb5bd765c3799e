import { isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { forceGroup, type Group, groupsOf, switchKeys } from '../areas/remoteConfig/groups'
import { users } from '../areas/session/tables'
import type { Core } from '../core'
import { userOfMobile } from '../findUser'
import { groupsPage } from './groupsPage'
import { langOf, sendPage } from './reply'

/** Customers on the page; the newest accounts beyond are left out. */
const SHOWN = 100

/** The page of grey groups. */
export function mountGroupsPage(app: FastifyInstance, { db }: Core): void {
  app.get('/sandbox/groups', async (request, reply) => {
    // A customer is named by the number; an account of a host login may have none.
    const rows = await db.select().from(users).where(isNotNull(users.mobile)).orderBy(users.userId).limit(SHOWN)
    const customers = await Promise.all(
      rows.map(async ({ userId, mobile, nickName }) => {
        const customer = { userId, mobile: mobile ?? '' }
        return { mobile: customer.mobile, nickName, groups: await groupsOf(db, customer) }
      }),
    )
    return sendPage(reply, groupsPage(customers, langOf(request)))
  })
}

const groups: readonly Group[] = ['groupA', 'groupB']

/** The buttons of the page; mounted where calls from other sites are refused. */
export function mountGroupsButtons(scope: FastifyInstance, { db, now }: Core): void {
  scope.post<{ Params: { mobile: string; key: string; group: string } }>(
    '/sandbox/groups/:mobile/:key/:group',
    async (request, reply) => {
      const { params } = request
      const bizKey = switchKeys.find((one) => one === params.key)
      const group = groups.find((one) => one === params.group)
      const user = await userOfMobile(db, params.mobile, now())
      if (bizKey && group && user) await forceGroup(db, { userId: user.userId, bizKey, group })
      return reply.redirect(`/sandbox/groups?lang=${langOf(request)}`, 303)
    },
  )
}
