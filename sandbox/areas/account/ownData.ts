import { eq } from 'drizzle-orm'
import { inLanguage } from '../../language'
import { type Section, when } from '../../ownData'
import { rightsPacks } from '../rights/tables'
import { agreements } from '../session/agreements/agreements'
import { partnerGrants } from './tables'

/** The agreements in force, accepted with the account, and what partners may have. */
export const consents: Section = async (db, { userId, lang }) => {
  const grants = await db.select().from(partnerGrants).where(eq(partnerGrants.userId, userId))
  const packs = await db.select().from(rightsPacks).where(eq(rightsPacks.userId, userId))
  return {
    agreements: agreements.map(({ code, title, version }) => ({ code, title: inLanguage(title, lang), version })),
    authorizations: grants.map(({ partner, grantedAt, until, withdrawnAt }) => ({
      partner,
      since: when(grantedAt),
      until: when(until),
      withdrawn: when(withdrawnAt),
    })),
    partners: packs.flatMap(({ kind, authAt }) => (authAt ? [{ rightsPack: kind, since: when(authAt) }] : [])),
  }
}
