import { and, eq, inArray } from 'drizzle-orm'
import type { BonusTask } from '@/contract/activity/bonus'
import type { Db } from '../../../db/client'
import { inLanguage, type Lang } from '../../../language'
import type { User } from '../../../user'
import { giveCoins } from '../../coin/coins'
import { goldEndOf } from '../../member/gold/goldMembers'
import { giftOf, receivedBefore } from '../../session/formerAccounts'
import { credit } from '../../wallet/lots'
import { walletLots } from '../../wallet/tables'
import { taskCredit, taskRef } from '../../wallet/taskCredit'
import { type Task, tasks } from './tasks'

/** The tasks whose cash a customer has taken, also with an account that they closed. */
export async function takenTasks(db: Db, userId: number): Promise<Set<string>> {
  const refs = tasks.map(({ taskId }) => taskRef(userId, taskId))
  const isTask = and(eq(walletLots.reason, 'bonus'), inArray(walletLots.ref, refs))
  const rows = await db.select({ ref: walletLots.ref }).from(walletLots).where(isTask)
  const cashed = new Set(rows.map(({ ref }) => ref))
  const before = await receivedBefore(
    db,
    userId,
    tasks.map(({ taskId }) => giftOf.task(taskId)),
  )
  const ids = tasks.map(({ taskId }) => taskId)
  return new Set(ids.filter((taskId) => cashed.has(taskRef(userId, taskId)) || before.has(giftOf.task(taskId))))
}

/** The tasks with how far a customer is; what was taken stays done, whatever has changed since. */
export async function tasksOf(db: Db, user: User, lang: Lang, now: Date): Promise<BonusTask[]> {
  const times = await coinTimes(db, user, now)
  const taken = await takenTasks(db, user.userId)
  const rows: BonusTask[] = []
  for (const task of tasks) {
    const { taskId, title, text, reward, coins, total, jumpUrl } = task
    const isTaken = taken.has(taskId)
    const done = isTaken ? total : Math.min(await task.progress(db, user), total)
    const state = isTaken ? 'received' : done < total ? 'todo' : 'done'
    rows.push({
      taskId,
      title: inLanguage(title, lang),
      text: inLanguage(text, lang),
      reward,
      coins: coins * times,
      state,
      done,
      total,
      jumpUrl,
    })
  }
  return rows
}

/** Tasks pay gold members twice the coins. */
async function coinTimes(db: Db, { userId }: Pick<User, 'userId'>, now: Date): Promise<number> {
  const end = await goldEndOf(db, userId)
  return end && end > now ? 2 : 1
}

/**
 * Pays the cash of a finished task into the wallet and gives its coins, once, inside the caller's transaction; undefined where it was taken
 * before.
 */
export async function payTask(
  tx: Db,
  { userId }: Pick<User, 'userId'>,
  task: Task,
  now: Date,
): Promise<{ coins: number } | undefined> {
  if ((await takenTasks(tx, userId)).has(task.taskId)) return undefined
  const { ref, title, ...cash } = taskCredit(userId, task)
  const coins = task.coins * (await coinTimes(tx, { userId }, now))
  await giveCoins(tx, { userId, reason: 'task', ref, title, coins, now })
  return (await credit(tx, { ...cash, ref, title, userId, now })) ? { coins } : undefined
}
