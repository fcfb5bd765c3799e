import { randomBytes } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { grantTo, partnerOf } from '../account/grants'
import type { Partner } from '../account/partners'
import { DECIDE_MS, requestStanding } from './requestState'
import { thirdPartyRequests } from './tables'

export type ThirdPartyRequest = typeof thirdPartyRequests.$inferSelect

/** Partners whose accounts are authorized on a page of their own. */
const withPage: readonly string[] = ['south-air']

/** The partner with this code, if it has a page. */
export const partnerWithPage = (code: string): Partner | undefined =>
  withPage.includes(code) ? partnerOf(code) : undefined

/** The newest request of a customer to a partner. */
export async function latestRequest(db: Db, userId: number, partner: string): Promise<ThirdPartyRequest | undefined> {
  const [latest] = await db
    .select()
    .from(thirdPartyRequests)
    .where(and(eq(thirdPartyRequests.userId, userId), eq(thirdPartyRequests.partner, partner)))
    .orderBy(desc(thirdPartyRequests.createdAt))
    .limit(1)
  return latest
}

/** The request that a session belongs to. */
export async function findRequest(db: Db, session: string): Promise<ThirdPartyRequest | undefined> {
  const [request] = await db.select().from(thirdPartyRequests).where(eq(thirdPartyRequests.session, session))
  return request
}

/** Begins a request, or goes on with the open one; its session. */
export async function begin(
  db: Db,
  of: { userId: number; partner: string; callBackUrl: string; now: Date },
): Promise<string> {
  const { userId, partner, callBackUrl, now } = of
  const latest = await latestRequest(db, userId, partner)
  if (latest && requestStanding(latest, now) === 'waiting') {
    await db.update(thirdPartyRequests).set({ callBackUrl }).where(eq(thirdPartyRequests.session, latest.session))
    return latest.session
  }
  const session = randomBytes(24).toString('hex')
  const expiresAt = new Date(now.getTime() + DECIDE_MS)
  await db
    .insert(thirdPartyRequests)
    .values({ session, userId, partner, status: 'waiting', expiresAt, callBackUrl, createdAt: now })
  return session
}

/** The customer decides, once, while the request waits; a grant is then one of their authorizations. */
export const decide = (db: Db, session: string, isGranted: boolean, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(thirdPartyRequests)
      .where(eq(thirdPartyRequests.session, session))
      .for('update')
    const partner = request && partnerWithPage(request.partner)
    if (!partner || requestStanding(request, now) !== 'waiting') return
    const status = isGranted ? 'granted' : 'refused'
    await tx.update(thirdPartyRequests).set({ status }).where(eq(thirdPartyRequests.session, session))
    if (isGranted) await grantTo(tx, { userId: request.userId, now, lang: 'zh-CN' }, partner)
  })
