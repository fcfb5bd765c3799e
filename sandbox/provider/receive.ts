import { eq } from 'drizzle-orm'
import { toWellFormed } from '@/lib/text'
import { settle } from '../areas/cashier/settle'
import { payments } from '../areas/cashier/tables'
import type { Db } from '../db/client'
import { isGenuine, newsOf, type Provider, parseNotification, providerOf } from './notification'
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
export async function receiveNotification(db: Db, arrival: Arrival): Promise<Verdict> {
  const verdict = await judge(db, arrival)
  const { provider, body, now } = arrival
  await db.insert(notifications).values({ provider, receivedAt: now, body: loggable(body), verdict })
  return verdict
}

async function judge(db: Db, { provider, body, secret, now }: Arrival): Promise<Verdict> {
  const notification = parseNotification(body)
  if (!notification) return 'malformed'
  if (!isGenuine(secret, notification)) return 'bad-sign'
  const [payment] = await db.select().from(payments).where(eq(payments.session, notification.session))
  if (!payment || providerOf(payment.assetType) !== provider) return 'unknown-session'
  if (payment.outBizNo !== notification.outBizNo) return 'wrong-order'
  if (payment.amount !== notification.amount) return 'wrong-amount'
  const news = { ...newsOf[notification.status], now }
  const changed = await db.transaction((tx) => settle(tx, payment.bizNo, news))
  return changed ? 'applied' : 'repeated'
}

/** Longest text that is kept of a body, in characters. */
const LOGGED_LENGTH = 4_000

/** JSON escapes of characters that PostgreSQL stores in no JSON: NUL, and half of a surrogate pair. */
const unstorable = /\\u(0000|d[89a-f])/i

/** What is kept of a body: its fields where it is an ordinary object that can be stored, else its beginning as text. */
function loggable(body: unknown): Record<string, unknown> {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  const isKept = isObject(body) && text.length <= LOGGED_LENGTH && !unstorable.test(text)
  return isKept ? body : { text: toWellFormed(text.slice(0, LOGGED_LENGTH)) }
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
