import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Authorization } from '@/contract/account'
import { dayMs } from '../../beijing'
import type { Db } from '../../db/client'
import { inLanguage, type Lang } from '../../language'
import { stateOf } from './grantState'
import { type Partner, partners } from './partners'
import { partnerGrants } from './tables'

type Row = typeof partnerGrants.$inferSelect

/** Whose grants are asked for, and how they are told. */
interface Asker {
  userId: number
  now: Date
  lang: Lang
}

/** The partner with this code. */
export const partnerOf = (code: string): Partner | undefined => partners.find(({ partner }) => partner === code)

/** What this customer allows a partner. */
export async function authorizationOf(db: Db, asker: Asker, partner: Partner): Promise<Authorization> {
  const [row] = await db.select().from(partnerGrants).where(isOf(asker.userId, partner))
  return told(partner, row, asker)
}

/** All that this customer has ever granted, the newest grant first. */
export async function authorizationsOf(db: Db, asker: Asker): Promise<Authorization[]> {
  const rows = await db
    .select()
    .from(partnerGrants)
    .where(eq(partnerGrants.userId, asker.userId))
    .orderBy(desc(partnerGrants.grantedAt))
  return rows.flatMap((row) => {
    const partner = partnerOf(row.partner)
    return partner ? [told(partner, row, asker)] : []
  })
}

/** Grants for the partner's term; a grant that is in force keeps its dates. */
export async function grantTo(db: Db, { userId, now }: Asker, partner: Partner): Promise<void> {
  const times = { grantedAt: now, until: new Date(now.getTime() + partner.termDays * dayMs), withdrawnAt: null }
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(partnerGrants).where(isOf(userId, partner)).for('update')
    if (stateOf(row, now) === 'granted') return
    await tx
      .insert(partnerGrants)
      .values({ userId, partner: partner.partner, ...times })
      .onConflictDoUpdate({ target: [partnerGrants.userId, partnerGrants.partner], set: times })
  })
}

/** Withdraws a grant that is in force; answers whether there ever was one. */
export async function withdrawFrom(db: Db, { userId, now }: Asker, partner: Partner): Promise<boolean> {
  await db
    .update(partnerGrants)
    .set({ withdrawnAt: now })
    .where(and(isOf(userId, partner), isNull(partnerGrants.withdrawnAt), gt(partnerGrants.until, now)))
  const [row] = await db.select().from(partnerGrants).where(isOf(userId, partner))
  return row !== undefined
}

const isOf = (userId: number, { partner }: Partner) =>
  and(eq(partnerGrants.userId, userId), eq(partnerGrants.partner, partner))

function told(partner: Partner, row: Row | undefined, { now, lang }: Asker): Authorization {
  return {
    partner: partner.partner,
    name: inLanguage(partner.name, lang),
    purpose: inLanguage(partner.purpose, lang),
    scopes: partner.scopes.map((scope) => inLanguage(scope, lang)),
    termDays: partner.termDays,
    state: stateOf(row, now),
    ...(row && { grantedAt: row.grantedAt.getTime(), until: row.until.getTime() }),
    ...(row?.withdrawnAt && { withdrawnAt: row.withdrawnAt.getTime() }),
  }
}
