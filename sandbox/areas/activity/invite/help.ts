import { and, desc, eq } from 'drizzle-orm'
import type { HelperStanding, HelpRound } from '@/contract/activity/help'
import type { Whole } from '@/contract/endpoint'
import type { Db } from '../../../db/client'
import { extendTerm } from '../../member/terms'
import { isHeld } from '../../session/openAccount'
import { personOf } from './friends'
import { HELP, helpEnd, helpRoundOf, standingOf } from './helpRound'
import { helpers, helpRounds } from './tables'

type Round = typeof helpRounds.$inferSelect

const keyOf = ({ userId, round }: Pick<Round, 'userId' | 'round'>) =>
  and(eq(helpRounds.userId, userId), eq(helpRounds.round, round))

/** The newest request of a customer; undefined where they have made none. */
export async function newestRound(db: Db, userId: number): Promise<Round | undefined> {
  const [row] = await db
    .select()
    .from(helpRounds)
    .where(eq(helpRounds.userId, userId))
    .orderBy(desc(helpRounds.round))
    .limit(1)
  return row
}

async function helpedWith(db: Db, { userId, round }: Pick<Round, 'userId' | 'round'>): Promise<Whole> {
  return db.$count(helpers, and(eq(helpers.askerId, userId), eq(helpers.round, round)))
}

async function standOf(db: Db, round: Round | undefined, now: Date): Promise<HelpRound> {
  return helpRoundOf(round, round ? await helpedWith(db, round) : 0, now)
}

/** How the newest request of a customer stands. */
export const helpOf = async (db: Db, userId: number, now: Date): Promise<HelpRound> =>
  standOf(db, await newestRound(db, userId), now)

/** Begins a request for help where none runs; refused where the membership was given before. Of several at the same time one is made. */
export async function beginHelp(tx: Db, userId: number, now: Date): Promise<HelpRound | { refused: 'HELP_DONE' }> {
  // Read once: a second read may find the request of another tab, and a further one would then begin after it.
  const newest = await newestRound(tx, userId)
  const help = await standOf(tx, newest, now)
  if (help.state === 'done') return { refused: 'HELP_DONE' }
  if (help.state === 'running') return help
  const round = (newest?.round ?? 0) + 1
  await tx
    .insert(helpRounds)
    .values({ userId, round, startedAt: now, endsAt: helpEnd(now) })
    .onConflictDoNothing()
  return helpOf(tx, userId, now)
}

/** Who a customer is to another one whose link they open. */
export async function standingTo(
  db: Db,
  userId: number | undefined,
  askerId: number,
  now: Date,
): Promise<HelperStanding> {
  const friend = userId === undefined ? undefined : await personOf(db, userId)
  if (!friend) return 'visitor'
  const [helped] = await db.select().from(helpers).where(eq(helpers.userId, friend.userId))
  return standingOf({ ...friend, hasHelped: helped !== undefined }, askerId, now)
}

type HelpRefusal = 'HELP_SELF' | 'HELP_ONLY_NEW' | 'HELP_TWICE' | 'HELP_OVER' | 'HELP_FULL'

const refusals: Readonly<Record<Exclude<HelperStanding, 'new'>, HelpRefusal>> = {
  visitor: 'HELP_ONLY_NEW',
  self: 'HELP_SELF',
  old: 'HELP_ONLY_NEW',
  helped: 'HELP_TWICE',
}

/** Locks a request until the caller's transaction ends, so that helps at the same time are counted one after another. */
async function lockRound(tx: Db, round: Pick<Round, 'userId' | 'round'>): Promise<Round | undefined> {
  const [row] = await tx.select().from(helpRounds).where(keyOf(round)).for('update')
  return row
}

/**
 * Lets a friend help inside the caller's transaction: once in a lifetime, and only a new one. The last one who is needed brings the
 * membership, which is given once.
 */
export async function help(
  tx: Db,
  { helperId, askerId, now }: { helperId: number; askerId: number; now: Date },
): Promise<HelpRound | { refused: HelpRefusal }> {
  const standing = await standingTo(tx, helperId, askerId, now)
  if (standing !== 'new') return { refused: refusals[standing] }
  // Before the round: a close of the asker's account holds the account first as well, and the two would wait for each other.
  if (!(await isHeld(tx, askerId))) return { refused: 'HELP_OVER' }
  const newest = await newestRound(tx, askerId)
  const round = newest && (await lockRound(tx, newest))
  if (!round) return { refused: 'HELP_OVER' }
  if (round.doneAt) return { refused: 'HELP_FULL' }
  if (round.endsAt <= now) return { refused: 'HELP_OVER' }
  const added = await tx
    .insert(helpers)
    .values({ userId: helperId, askerId, round: round.round, helpedAt: now })
    .onConflictDoNothing()
    .returning({ userId: helpers.userId })
  if (added.length === 0) return { refused: 'HELP_TWICE' }
  if ((await helpedWith(tx, round)) >= HELP.need) await reward(tx, round, now)
  return helpOf(tx, askerId, now)
}

async function reward(tx: Db, round: Round, now: Date): Promise<void> {
  await tx.update(helpRounds).set({ doneAt: now }).where(keyOf(round))
  await extendTerm(tx, { userId: round.userId, vipType: 'fei_yue', months: HELP.months }, now)
}
