import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Core } from '../../core'
import { BadRequest } from '../../http/errors'
import { isForeign } from '../../http/foreign'
import { parseForms } from '../../http/query'
import { type Lang, languageOf } from '../../language'
import { textOf } from '../../provider/fields'
import { sendOutside } from '../../provider/outsidePage'
import { users } from '../session/tables'
import { accountPage, unknownAccountPage } from './accountPage'
import { decide, findRequest, partnerWithPage } from './requests'

/** Mounts the page on which a customer lets a partner connect their account. The address is the proof: only that customer is told it. */
export function mountAccountPage(app: FastifyInstance, core: Core): void {
  app.register(async (scope) => {
    await parseForms(scope)

    scope.get('/sandbox/partner/account', async ({ query, headers }, reply) =>
      send(reply, core, textOf(query, 'session'), languageOf(textOf(query, 'lang') || headers['accept-language'])),
    )

    scope.post('/sandbox/partner/account', async (request, reply) => {
      if (isForeign(request)) return reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the page itself' })
      const { body, headers } = request
      const session = textOf(body, 'session')
      const answer = textOf(body, 'answer')
      if (answer !== 'approve' && answer !== 'decline') throw new BadRequest('answer is approve or decline')
      await decide(core.db, session, answer === 'approve', core.now())
      const backUrl = (await findRequest(core.db, session))?.callBackUrl
      if (backUrl) return reply.redirect(backUrl, 303)
      return send(reply, core, session, languageOf(textOf(body, 'lang') || headers['accept-language']))
    })
  })
}

async function send(reply: FastifyReply, core: Core, session: string, lang: Lang) {
  const request = await findRequest(core.db, session)
  const partner = request && partnerWithPage(request.partner)
  const backUrl = request?.callBackUrl ?? ''
  if (!partner) return sendOutside(reply, { text: unknownAccountPage(lang), isFound: false, backUrl })
  const [user] = await core.db.select().from(users).where(eq(users.userId, request.userId))
  const facts = { partner, mobile: user?.mobile ?? '', lang, now: core.now(), backUrl }
  return sendOutside(reply, { text: accountPage(request, facts), isFound: true, backUrl })
}
