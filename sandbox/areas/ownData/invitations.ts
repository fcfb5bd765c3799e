import { eq } from 'drizzle-orm'
import { helpers, helpRounds, openedPackets } from '../activity/invite/tables'
import { type Section, when, yuan } from './section'

/** The help that the customer asked for and gave, and the red packets that they have opened; friends are other customers, and not named. */
export const ownInvitations: Section = async (db, { userId }) => {
  const rounds = await db.select().from(helpRounds).where(eq(helpRounds.userId, userId))
  const given = await db.select().from(helpers).where(eq(helpers.userId, userId))
  const packets = await db.select().from(openedPackets).where(eq(openedPackets.userId, userId))
  return {
    requests: rounds.map(({ startedAt, endsAt, doneAt }) => ({
      asked: when(startedAt),
      until: when(endsAt),
      enoughHelped: when(doneAt),
    })),
    helped: given.map(({ helpedAt }) => when(helpedAt)),
    packets: packets.map(({ amount, openedAt }) => ({ amount: yuan(amount), opened: when(openedAt) })),
  }
}
