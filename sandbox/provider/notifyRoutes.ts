import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Core } from '../core'
import type { Db } from '../db/client'
import { parseJson } from '../http/json'
import { langOf, sendPage } from '../pages/reply'
import { parseProvider } from './fields'
import { notificationsPage } from './notificationsPage'
import { isHeard, receiveNotification } from './receive'
import { NOTIFY_SECRET } from './send'
import { notifications } from './tables'

/** Mounts the addresses that providers notify, and the pages that list what arrived there. */
export function mountNotify(app: FastifyInstance, core: Core): void {
  app.register(async (scope) => {
    // Anybody can send anything here, and all of it is logged: a body that cannot be read is no reason to answer before that.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      done(null, readable(String(text)))
    })

    scope.post('/notify/:provider', async (request, reply) => {
      const provider = parseProvider(request.params)
      const arrival = { provider, body: request.body, secret: await core.secret(NOTIFY_SECRET), now: core.now() }
      const verdict = await receiveNotification(core.db, arrival)
      if (isHeard(verdict)) return { code: 'SUCCESS', message: '' }
      return reply.code(verdict === 'unknown-session' ? 503 : 400).send({ code: 'FAIL', message: verdict })
    })
  })

  app.get('/sandbox/notifications', async (request, reply) =>
    sendPage(reply, notificationsPage(await latest(core.db), langOf(request))),
  )

  app.get('/sandbox/notifications.json', async () => latest(core.db))
}

/** The value of a JSON text; a text that is refused stands for itself, and is no notification. */
function readable(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

const latest = (db: Db) => db.select().from(notifications).orderBy(desc(notifications.notificationId)).limit(200)
