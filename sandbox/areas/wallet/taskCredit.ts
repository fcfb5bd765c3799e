import type { Fen } from '@/contract/endpoint'
import type { Text } from '../../language'

/** What names the cash of a task in the ledger, where it is posted once. */
export const taskRef = (userId: number, taskId: string): string => `task-${userId}-${taskId}`

/** What the cash of a task is booked as. */
export const taskCredit = (
  userId: number,
  { taskId, title, reward }: { taskId: string; title: Text; reward: Fen },
) => ({
  reason: 'bonus' as const,
  ref: taskRef(userId, taskId),
  title: { zh: `任务奖励：${title.zh}`, en: `Task: ${title.en}` },
  amount: reward,
})

/** The task that opens withdrawals. */
export const identityTask = {
  taskId: 'identity',
  title: { zh: '完成身份认证', en: 'Verify your identity' },
  reward: 200,
}
