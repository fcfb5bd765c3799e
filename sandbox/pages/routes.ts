import type { FastifyInstance } from 'fastify'
import { desc, eq } from 'drizzle-orm'
import { smsMessages } from '../areas/session/tables'
import type { Core } from '../core'
import { resetAll } from '../seed'

const inboxSize = 50

/** Messages of the inbox, newest first. */
const messagesOf = (core: Core, mobile: string | undefined) =>
  core.db
    .select()
    .from(smsMessages)
    .where(mobile ? eq(smsMessages.mobile, mobile) : undefined)
    .orderBy(desc(smsMessages.messageId))
    .limit(inboxSize)

/** The sandbox's own pages: people, inbox, reset. */
export function mountPages(app: FastifyInstance, core: Core): void {
  app.get<{ Querystring: { mobile?: string } }>('/sandbox/inbox.json', async ({ query }) => ({
    messages: await messagesOf(core, query.mobile),
  }))
  app.post('/sandbox/reset', async (_request, reply) => {
    await resetAll(core.db, core.now())
    return reply.send({ reset: true })
  })
}
