import { eq } from 'drizzle-orm'
import { type Section, when, yuan } from '../../ownData'
import { activityMarks } from './custom/tables'
import { freeGroupsTable, freeMembers } from './free/tables'
import { helpers, helpRounds, openedPackets } from './invite/tables'

/** What the customer did in activities, and what it gave in fen or coins. */
export const ownActivities: Section = async (db, { userId }) => {
  const rows = await db.select().from(activityMarks).where(eq(activityMarks.userId, userId))
  return rows.map(({ code, itemId, kind, amount, markedAt }) => ({
    activity: code,
    item: itemId,
    what: kind,
    amount,
    at: when(markedAt),
  }))
}

/** The groups for free goods that the customer started or joined. */
export const ownGroups: Section = async (db, { userId }) => {
  const rows = await db
    .select({ member: freeMembers, group: freeGroupsTable })
    .from(freeMembers)
    .innerJoin(freeGroupsTable, eq(freeGroupsTable.groupId, freeMembers.groupId))
    .where(eq(freeMembers.userId, userId))
  return rows.map(({ member, group }) => ({
    group: group.groupId,
    item: group.itemId,
    joined: when(member.joinedAt),
    full: when(group.fullAt),
    orderId: member.orderId,
  }))
}

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
