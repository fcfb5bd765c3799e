import { eq } from 'drizzle-orm'
import { lockOrder, settle } from '../areas/cashier/settle'
import { payments } from '../areas/cashier/tables'
import type { Db } from '../db/client'
import { isGenuine, type Provider, providerOf, readNotification, statusOf } from './notification'
import { notifications } from './tables'

/** What became of a notification. */
export type Verdict = (typeof notifications.$inferSelect)['verdict']

/** A notification as it arrived. */
interface Arrival {
  provider: Provider
  body: unknown
  secret: string
  now: Date
}

/** Whether the provider may stop sending it: it was heard, now or before. */
export const isHeard = (verdict: Verdict): boolean => verdict === 'applied' || verdict === 'repeated'

/**
 * Takes a provider's notification: nothing changes unless signature, session, order and amount are right, and however often and
 * in whatever order it comes, money is credited once. Every arrival is logged.
 */
export async function receiveNotification(db: Db, arrival: Arrival, lock = lockOrder): Promise<Verdict> {
  const verdict = await judge(db, arrival, lock)
  const { provider, body, now } = arrival
  await db.insert(notifications).values({ provider, receivedAt: now, body: loggable(body), verdict })
  return verdict
}

async function judge(db: Db, { provider, body, secret, now }: Arrival, lock: typeof lockOrder): Promise<Verdict> {
  const notification = readNotification(body)
  if (!notification) return 'malformed'
  if (!isGenuine(secret, notification)) return 'bad-sign'
  const [payment] = await db.select().from(payments).where(eq(payments.session, notification.session))
  if (!payment || providerOf(payment.assetType) !== provider) return 'unknown-session'
  if (payment.outBizNo !== notification.outBizNo) return 'wrong-order'
  if (payment.amount !== notification.amount) return 'wrong-amount'
  const status = statusOf[notification.status]
  const changed = await db.transaction((tx) => settle(tx, payment.bizNo, { status, now }, lock))
  return changed ? 'applied' : 'repeated'
}

/** What is kept of a body: its fields, unless it is no object or absurdly large. */
function loggable(body: unknown): Record<string, unknown> {
  const text = JSON.stringify(body) ?? ''
  if (typeof body !== 'object' || body === null || text.length > 4_000) return { text: text.slice(0, 4_000) }
  return body as Record<string, unknown>
}
