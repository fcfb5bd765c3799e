import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { smsMessages } from '../areas/session/tables'
import { startSession } from '../areas/session/tokens'
import { supplierLinks } from '../areas/supplier/links'
import type { Core } from '../core'
import { declaredOne } from '../declared'
import { userOfMobile } from '../findUser'
import { isForeign } from '../http/foreign'
import { parseForms } from '../http/query'
import { resetAll } from '../seed'
import { mountActivitiesButtons, mountActivitiesPage } from './activitiesRoutes'
import { mountGroupsButtons, mountGroupsPage } from './groupsRoutes'
import { mountHealth } from './health'
import { inboxPage } from './inboxPage'
import { notFoundPage } from './notFoundPage'
import { peoplePage } from './peoplePage'
import { langOf, sendPage } from './reply'
import { type ServiceQuery, serviceCase } from './serviceCase'
import { servicePage } from './servicePage'
import { storePage } from './storePage'
import { pageScript, pageStyle } from './style'

const inboxSize = 50

interface PageQuery {
  lang?: string
  mobile?: string
  reset?: string
}

/** Messages of the inbox, newest first. */
const messagesOf = (core: Core, mobile: string | undefined) =>
  core.db
    .select()
    .from(smsMessages)
    .where(mobile ? eq(smsMessages.mobile, mobile) : undefined)
    .orderBy(desc(smsMessages.messageId))
    .limit(inboxSize)

/** The sandbox's own pages: people, SMS inbox, grey groups, activities, customer service, reset, and a way into the app as a seeded person. */
export function mountPages(app: FastifyInstance, core: Core): void {
  app.get('/sandbox/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle))
  app.get('/sandbox/page.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(pageScript))

  app.get<{ Querystring: PageQuery }>('/sandbox', async (request, reply) => {
    const links = await supplierLinks(core.db, core.now())
    return sendPage(reply, peoplePage(langOf(request), request.query.reset === '1', links))
  })

  app.get<{ Querystring: PageQuery }>('/sandbox/inbox', async (request, reply) => {
    const { mobile } = request.query
    const received = {
      messages: await messagesOf(core, mobile),
      mails: await declaredOne('mails')(core.db, mobile, inboxSize),
    }
    return sendPage(reply, inboxPage(received, mobile, langOf(request)))
  })

  app.get<{ Querystring: PageQuery }>('/sandbox/inbox.json', async ({ query }) => ({
    messages: await messagesOf(core, query.mobile),
    mails: await declaredOne('mails')(core.db, query.mobile, inboxSize),
  }))

  app.get<{ Querystring: ServiceQuery }>('/sandbox/service', async (request, reply) => {
    const lang = langOf(request)
    const asked = await serviceCase(core.db, request.query, { lang, origin: '', now: core.now() })
    return sendPage(reply, servicePage(lang, asked))
  })

  app.get<{ Params: { app: string; os: string } }>('/sandbox/store/:app/:os', async (request, reply) => {
    const lang = langOf(request)
    const text = storePage(request.params.app, request.params.os, lang)
    return sendPage(reply.code(text ? 200 : 404), text ?? notFoundPage(lang))
  })

  mountHealth(app, core)
  mountGroupsPage(app, core)
  mountActivitiesPage(app, core)

  app.register(async (scope) => {
    await parseForms(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request)) await reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the sandbox itself' })
    })

    mountGroupsButtons(scope, core)
    mountActivitiesButtons(scope, core)

    scope.post('/sandbox/reset', async (request, reply) => {
      await resetAll(core)
      if (!request.headers.accept?.includes('text/html')) return { reset: true }
      return reply.redirect(`/sandbox?reset=1&lang=${langOf(request)}`, 303)
    })

    scope.post<{ Params: { mobile: string } }>('/sandbox/enter/:mobile', async ({ params }, reply) => {
      const user = await userOfMobile(core.db, params.mobile, core.now())
      if (!user) return reply.redirect('/sandbox', 303)
      return reply.redirect(`/?mToken=${await startSession(core.db, user.userId, core.now())}`, 303)
    })
  })
}
