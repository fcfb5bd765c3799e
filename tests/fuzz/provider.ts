import type { Server } from '@tests/histories/world/server'
import { eq, isNotNull } from 'drizzle-orm'
import type { PaymentRecord } from '../../sandbox/areas/cashier/outcomes'
import { isOpen } from '../../sandbox/areas/cashier/paymentState'
import { payments } from '../../sandbox/areas/cashier/tables'
import { parseOutcome, textOf } from '../../sandbox/provider/fields'
import { type Outcome, providerOf } from '../../sandbox/provider/notification'
import { compose } from '../../sandbox/provider/send'
import { Found } from './found'
import { pick } from './requests'

const outcomes = ['success', 'success', 'failure', 'pending'] as const

/** Tells of a payment so many times at once, as its provider does. */
async function tell(server: Server, payment: PaymentRecord, outcome: Outcome, times: number): Promise<void> {
  const body = JSON.stringify(compose(payment, outcome, server.notifySecret, server.clock.now))
  const path = `/notify/${providerOf(payment.assetType)}`
  const answers = await Promise.all(Array.from({ length: times }, () => server.post(path, {}, body)))
  const fault = answers.find(({ status }) => status >= 500)
  if (fault) throw new Found(`a notification of ${payment.bizNo} answers ${fault.status}: ${fault.text}`)
}

/** A provider tells of one of its payments, perhaps twice. */
export async function decide(server: Server, random: () => number): Promise<void> {
  const all = await server.db.select().from(payments).where(isNotNull(payments.session)).orderBy(payments.bizNo)
  const payment = pick(random, random() < 0.9 ? all.filter(({ status }) => isOpen(status)) : all)
  if (payment) await tell(server, payment, pick(random, outcomes) ?? 'success', random() < 0.2 ? 2 : 1)
}

/** Sends requests to a sandbox in this process. It has no port at which its provider could reach it, so the provider is here. */
export async function sendWithProvider(server: Server, request: Request): Promise<Response> {
  if (new URL(request.url).pathname !== '/sandbox/provider/outcome') return server.send(request)
  const script = (await request.json()) as { notify?: { times?: number } }
  const [payment] = await server.db
    .select()
    .from(payments)
    .where(eq(payments.session, textOf(script, 'session')))
  if (payment) await tell(server, payment, parseOutcome(script), script.notify?.times ?? 1)
  return new Response('{}', { status: payment ? 200 : 404 })
}
