import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { PaymentRecord } from '../areas/cashier/outcomes'
import { isOpen } from '../areas/cashier/paymentState'
import { payments } from '../areas/cashier/tables'
import { catchUp } from '../catchUp'
import type { Core } from '../core'
import type { Db } from '../db/client'
import { BadRequest } from '../http/errors'
import { parseForms } from '../http/query'
import { type Lang, languageOf } from '../language'
import { parseOutcome, parseProvider, textOf } from './fields'
import { type Outcome, type Provider, providerOf } from './notification'
import { mountNotify } from './notifyRoutes'
import { sendOutside } from './outsidePage'
import { paymentPage, unknownPage } from './page'
import { type Manner, notify } from './send'

const manners: readonly unknown[] = [undefined, 'sign', 'amount', 'order']
const orders: readonly unknown[] = [undefined, 'opposite-first', 'opposite-last', 'mixed']

/** Mounts the providers' pages, the calls by which a script plays a provider, and the addresses that providers notify. */
export function mountProvider(app: FastifyInstance, core: Core): void {
  app.register(async (scope) => {
    await parseForms(scope)

    scope.get('/sandbox/provider/:provider', async (request, reply) => {
      const { provider, session, lang } = readPage(request.params, request.query, request.headers['accept-language'])
      const payment = await findBySession(core.db, provider, session)
      return sendCheckout(reply, provider, lang, payment, core.now())
    })

    scope.post('/sandbox/provider/outcome', async (request) => {
      const { session, outcome, manner } = readScript(request.body)
      const [payment] = await core.db.select().from(payments).where(eq(payments.session, session))
      if (!payment) throw new BadRequest('session names no payment')
      await notify(app, core, payment, outcome, manner)
      return { code: '000000', message: '', data: { returnUrl: returnUrlOf(payment) } }
    })

    scope.post('/sandbox/provider/:provider', async (request, reply) => {
      const { provider, session, lang } = readPage(request.params, request.body, request.headers['accept-language'])
      const outcome = parseOutcome(request.body)
      const payment = await findBySession(core.db, provider, session)
      const open = payment && isOpen(payment.status) && payment.sessionEndsAt > core.now()
      if (!payment || !open) return sendCheckout(reply, provider, lang, payment, core.now())
      await notify(app, core, payment, outcome, {})
      const returnUrl = returnUrlOf(payment)
      if (returnUrl) return reply.redirect(returnUrl, 303)
      return sendCheckout(reply, provider, lang, await findBySession(core.db, provider, session), core.now())
    })
  })
  mountNotify(app, core)
  // What time brings to orders and payments that no customer looks at.
  core.timers.every(5_000, () => catchUp(core.db, core.now()))
}

async function findBySession(db: Db, provider: Provider, session: string): Promise<PaymentRecord | undefined> {
  if (!session) return undefined
  const [payment] = await db.select().from(payments).where(eq(payments.session, session))
  return payment && providerOf(payment.assetType) === provider ? payment : undefined
}

/** Where the customer is sent back to. The numbers it carries prove nothing: the app asks the server. */
function returnUrlOf({ callBackUrl, bizNo, outBizNo }: PaymentRecord): string {
  if (!callBackUrl) return ''
  const url = new URL(callBackUrl)
  url.searchParams.set('bizNo', bizNo)
  url.searchParams.set('outBizNo', outBizNo)
  return url.toString()
}

function sendCheckout(
  reply: FastifyReply,
  provider: Provider,
  lang: Lang,
  payment: PaymentRecord | undefined,
  now: Date,
) {
  const backUrl = payment ? returnUrlOf(payment) : ''
  const text = payment ? paymentPage(payment, { provider, lang, now, backUrl }) : unknownPage(provider, lang)
  return sendOutside(reply, { text, isFound: payment !== undefined, backUrl })
}

function readPage(params: unknown, fields: unknown, acceptLanguage: string | undefined) {
  const lang = languageOf(textOf(fields, 'lang') || acceptLanguage)
  return { provider: parseProvider(params), session: textOf(fields, 'session'), lang }
}

function readScript(body: unknown): { session: string; outcome: Outcome; manner: Manner } {
  const outcome = parseOutcome(body)
  const { notify: manner } = body as { notify?: Manner | null }
  const { times = 1, delayMs = 0, tamper, order } = manner ?? {}
  const counts = Number.isInteger(times) && times >= 1 && times <= 100 && Number.isInteger(delayMs) && delayMs >= 0
  if (!counts || !manners.includes(tamper) || !orders.includes(order)) throw new BadRequest('notify is not understood')
  return { session: textOf(body, 'session'), outcome, manner: { times, delayMs, tamper, order } }
}
