import type { BonusTask } from '@/contract/activity/bonus'
import type { Handlers } from '../../../implement'
import type { contract } from '../contract'
import { payTask, tasksOf } from './bonuses'
import { tasks } from './tasks'

const sumOf = (rows: readonly BonusTask[]): number => rows.reduce((sum, { reward }) => sum + reward, 0)

/** The tasks that unlock cash, and the cash of a finished one. */
export const bonusHandlers = {
  async bonusTasks({ signedIn, db, lang, now }) {
    const rows = await tasksOf(db, signedIn(), lang, now)
    return { tasks: rows, total: sumOf(rows), received: sumOf(rows.filter(({ state }) => state === 'received')) }
  },

  async getBonus({ req: { taskId }, signedIn, db: tx, lang, now, refuse }) {
    const user = signedIn()
    const task = tasks.find((one) => one.taskId === taskId)
    const row = (await tasksOf(tx, user, lang, now)).find((one) => one.taskId === taskId)
    if (!task || !row) return refuse('TASK_UNKNOWN')
    if (row.state === 'todo') return refuse('TASK_OPEN')
    const paid = await payTask(tx, user, task, now)
    return paid ? { amount: task.reward, coins: paid.coins } : refuse('TASK_TAKEN')
  },
} satisfies Partial<Handlers<typeof contract>>
