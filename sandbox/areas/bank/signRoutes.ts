import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Core } from '../../core'
import { BadRequest } from '../../http/errors'
import { isForeign } from '../../http/foreign'
import { parseForms } from '../../http/query'
import { type Lang, languageOf } from '../../language'
import { textOf } from '../../provider/fields'
import { sendOutside } from '../../provider/outsidePage'
import { holderOf } from './holder'
import { decide, type OneKeyBinding } from './oneKey'
import { signPage, unknownSignPage } from './signPage'
import { oneKeyBindings } from './tables'

/** Address of the bank's page for a binding. It is the proof of who decides: only the binding's customer is told it. */
export const signUrl = ({ session }: OneKeyBinding, origin: string, lang: Lang): string =>
  `${origin}/sandbox/bank/sign?session=${session}&lang=${lang}`

/** Mounts the bank's page, on which a customer agrees to a one-key binding. */
export function mountSign(app: FastifyInstance, core: Core): void {
  app.register(async (scope) => {
    await parseForms(scope)

    scope.get('/sandbox/bank/sign', async ({ query, headers }, reply) =>
      send(reply, core, textOf(query, 'session'), languageOf(textOf(query, 'lang') || headers['accept-language'])),
    )

    scope.post('/sandbox/bank/sign', async (request, reply) => {
      if (isForeign(request)) return reply.code(403).send({ code: 'FORBIDDEN', message: 'only from the page itself' })
      const { body, headers } = request
      const session = textOf(body, 'session')
      const answer = textOf(body, 'answer')
      if (answer !== 'approve' && answer !== 'decline') throw new BadRequest('answer is approve or decline')
      await core.db.transaction((tx) => decide(tx, session, answer === 'approve', core.now()))
      const binding = await findBinding(core, session)
      const backUrl = binding ? returnUrlOf(binding) : ''
      if (backUrl) return reply.redirect(backUrl, 303)
      return send(reply, core, session, languageOf(textOf(body, 'lang') || headers['accept-language']))
    })
  })
}

async function findBinding({ db }: Core, session: string): Promise<OneKeyBinding | undefined> {
  const [binding] = await db.select().from(oneKeyBindings).where(eq(oneKeyBindings.session, session))
  return binding
}

/** Where the customer is sent back to. The number that it carries proves nothing: the app asks the server. */
function returnUrlOf({ callBackUrl, bindNo }: OneKeyBinding): string {
  if (!callBackUrl) return ''
  const url = new URL(callBackUrl)
  url.searchParams.set('bindNo', bindNo)
  return url.toString()
}

async function send(reply: FastifyReply, core: Core, session: string, lang: Lang) {
  const binding = await findBinding(core, session)
  const backUrl = binding ? returnUrlOf(binding) : ''
  const holder = (binding && (await holderOf(core.db, binding.userId))) ?? ''
  const text = binding ? signPage(binding, { holder, lang, now: core.now(), backUrl }) : unknownSignPage(lang)
  return sendOutside(reply, { text, isFound: binding !== undefined, backUrl })
}
