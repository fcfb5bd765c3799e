import { and, desc, eq, like, or, sql } from 'drizzle-orm'
import type { InviteReward, InviteStage } from '@/contract/activity/inviteRewards'
import type { Fen, Whole } from '@/contract/endpoint'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang } from '../../../language'
import { ledgerTransactions } from '../../../ledger/tables'
import { PAGE_SIZE } from '../../../paging'
import type { User } from '../../../user'
import { credit } from '../../wallet/lots'
import { walletLots } from '../../wallet/tables'
import { invitedFriends } from '../progress'
import { packetRef } from './packets'
import { stageStateOf, stages } from './stages'

const stageRef = (userId: number, stageId: string): string => `stage-${userId}-${stageId}`

/** What invitations have paid to a customer: packets and stages. */
const paidTo = (userId: number) =>
  and(
    eq(walletLots.userId, userId),
    eq(walletLots.reason, 'bonus'),
    or(like(walletLots.ref, `${packetRef('')}%`), like(walletLots.ref, `${stageRef(userId, '')}%`)),
  )

/** What invitations have paid to a customer in all. */
export async function receivedBy(db: Db, userId: number): Promise<Fen> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${walletLots.amount}), 0)` })
    .from(walletLots)
    .where(paidTo(userId))
  return Number(row?.sum ?? 0)
}

/** One page of what invitations have paid, newest first. */
export async function rewardsOf(db: Db, userId: number, page: number, lang: Lang): Promise<InviteReward[]> {
  const isPosting = and(eq(ledgerTransactions.reason, walletLots.reason), eq(ledgerTransactions.ref, walletLots.ref))
  const rows = await db
    .select({ lot: walletLots, time: ledgerTransactions.postedAt })
    .from(walletLots)
    .innerJoin(ledgerTransactions, isPosting)
    .where(paidTo(userId))
    .orderBy(desc(ledgerTransactions.postedAt), desc(walletLots.lotId))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return rows.map(({ lot, time }) => ({
    rewardId: lot.ref,
    title: inLanguage(lot.title, lang),
    amount: lot.amount,
    time: time.getTime(),
  }))
}

/** The stages of a customer's invitations; what was taken stays taken. */
export async function stagesOf(db: Db, userId: number, invited: Whole): Promise<InviteStage[]> {
  const rows = await db.select({ ref: walletLots.ref }).from(walletLots).where(paidTo(userId))
  const taken = new Set(rows.map(({ ref }) => ref))
  return stages.map((stage) => ({
    ...stage,
    state: stageStateOf(stage.need, invited, taken.has(stageRef(userId, stage.stageId))),
  }))
}

/** Pays the reward of a stage that was reached into the wallet, once, inside the caller's transaction. */
export async function payStage(
  tx: Db,
  { userId }: Pick<User, 'userId'>,
  stageId: string,
  now: Date,
): Promise<{ amount: Fen } | { refused: 'STAGE_UNKNOWN' | 'STAGE_OPEN' | 'STAGE_TAKEN' }> {
  const stage = (await stagesOf(tx, userId, await invitedFriends(tx, { userId }))).find(
    (one) => one.stageId === stageId,
  )
  if (!stage) return { refused: 'STAGE_UNKNOWN' }
  if (stage.state === 'todo') return { refused: 'STAGE_OPEN' }
  const title = { zh: `邀请满 ${stage.need} 人奖励`, en: `Reward for ${stage.need} invited friends` }
  const { reward: amount } = stage
  const isPaid = await credit(tx, { userId, reason: 'bonus', ref: stageRef(userId, stageId), title, amount, now })
  return isPaid ? { amount } : { refused: 'STAGE_TAKEN' }
}
