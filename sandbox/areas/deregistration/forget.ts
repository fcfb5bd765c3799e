import { and, eq, ne } from 'drizzle-orm'
import { logoff } from '@/contract/deregistration'
import type { Leaver } from '../../closing'
import type { Db } from '../../db/client'
import { idempotencyKeys } from '../../db/tables'
import { declaredAreas } from '../../declared'
import { rememberAccount } from '../session/formerAccounts'
import { users } from '../session/tables'

/**
 * Removes everything personal of a customer inside the caller's transaction. What stays says no longer whose it was: orders, payments
 * and the ledger, which the law makes a dealer keep, and the row of `users` that they point to.
 */
export async function forgetCustomer(tx: Db, of: Leaver): Promise<void> {
  const { userId, mobile } = of
  const closings = declaredAreas().flatMap(({ closing }) => closing ?? [])
  await remember(tx, of)
  for (const { forget } of closings) await forget?.(tx, of)
  for (const { deletes = [], deletesByMobile = [] } of closings) {
    for (const table of deletes) await tx.delete(table).where(eq(table.userId, userId))
    for (const table of deletesByMobile) await tx.delete(table).where(eq(table.mobile, mobile))
  }
  // Answers of calls hold names and numbers; the row of this call is still being written.
  const answers = and(eq(idempotencyKeys.userId, userId), ne(idempotencyKeys.path, logoff.path))
  await tx.delete(idempotencyKeys).where(answers)
}

/** What they have received is kept without saying whose it was, so that no new account receives it again. */
async function remember(tx: Db, of: Leaver): Promise<void> {
  const { userId, mobile, now } = of
  const gifts: string[] = []
  for (const { closing } of declaredAreas()) gifts.push(...((await closing?.gifts?.(tx, of)) ?? []))
  const [user] = await tx.select({ openId: users.openId }).from(users).where(eq(users.userId, userId))
  const identities = [{ mobile }, ...(user?.openId ? [{ openId: user.openId }] : [])]
  await rememberAccount(tx, { identities, gifts: [...new Set(gifts)].sort(), now })
}
